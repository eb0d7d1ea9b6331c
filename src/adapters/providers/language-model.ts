import type { LanguageModel } from 'ai';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { checkedFetch } from './checked-fetch.ts';
import { PROVIDER_ADDRESSES } from '../../contract/provider-addresses.ts';
import { addressOf, keyOf, NO_KEY } from './provider-access.ts';

/** The model object of an SDK; never a name, which would go to a gateway. */
type ModelObject = Exclude<LanguageModel, string>;

/** Without it the API refuses a user's token. */
const ANTHROPIC_OAUTH = { 'anthropic-beta': 'oauth-2025-04-20' };

async function anthropic(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const who =
    token === undefined ? { apiKey: keyOf(definition) } : { authToken: token, headers: ANTHROPIC_OAUTH };
  return createAnthropic({
    ...who,
    baseURL: definition.baseUrl ?? PROVIDER_ADDRESSES.anthropic,
    fetch: checkedFetch,
  })(model);
}

async function openai(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const apiKey = token ?? keyOf(definition);
  return createOpenAI({
    apiKey,
    baseURL: definition.baseUrl ?? PROVIDER_ADDRESSES.openai,
    fetch: checkedFetch,
  }).chat(model);
}

async function google(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createGoogle } = await import('@ai-sdk/google');
  const who =
    token === undefined
      ? { apiKey: keyOf(definition) }
      : { apiKey: NO_KEY, headers: { 'x-goog-api-key': undefined, authorization: `Bearer ${token}` } };
  return createGoogle({
    ...who,
    baseURL: definition.baseUrl ?? PROVIDER_ADDRESSES.google,
    fetch: checkedFetch,
  })(model);
}

async function compatible(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const apiKey = token ?? definition.apiKey;
  return createOpenAICompatible({
    name: definition.name,
    baseURL: addressOf(definition),
    fetch: checkedFetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })(model);
}

const OPENERS = { anthropic, openai, google, openai_compatible: compatible };

/** The model of an SDK for one call; each SDK is loaded when it is first needed. A user's token stands in place of the key. */
export function languageModel(
  definition: ProviderDefinition,
  model: string,
  token: string | undefined,
): Promise<ModelObject> {
  return OPENERS[definition.kind](definition, model, token);
}
