import type { LanguageModel } from 'ai';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { checkedFetch } from './checked-fetch.ts';

/** The model object of an SDK; never a name, which would go to a gateway. */
type ModelObject = Exclude<LanguageModel, string>;

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
const OPENAI_URL = 'https://api.openai.com/v1';
const GOOGLE_URL = 'https://generativelanguage.googleapis.com/v1beta';
/** Sent where a server of the user asks for no key, but the SDK does. */
const NO_KEY = 'none';
/** Without it the API refuses a user's token. */
const ANTHROPIC_OAUTH = { 'anthropic-beta': 'oauth-2025-04-20' };

function keyOf({ name, apiKey, baseUrl }: ProviderDefinition): string {
  if (apiKey !== undefined) return apiKey;
  if (baseUrl !== undefined) return NO_KEY;
  throw new ProviderError('refused', 'has no key', {
    provider: name,
    status: null,
    transport: false,
    hint: 'set the environment variable that models.providers names as api_key_env',
  });
}

async function anthropic(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const who =
    token === undefined ? { apiKey: keyOf(definition) } : { authToken: token, headers: ANTHROPIC_OAUTH };
  return createAnthropic({ ...who, baseURL: definition.baseUrl ?? ANTHROPIC_URL, fetch: checkedFetch })(
    model,
  );
}

async function openai(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const apiKey = token ?? keyOf(definition);
  return createOpenAI({ apiKey, baseURL: definition.baseUrl ?? OPENAI_URL, fetch: checkedFetch }).chat(model);
}

async function google(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createGoogle } = await import('@ai-sdk/google');
  const who =
    token === undefined
      ? { apiKey: keyOf(definition) }
      : { apiKey: NO_KEY, headers: { 'x-goog-api-key': undefined, authorization: `Bearer ${token}` } };
  return createGoogle({ ...who, baseURL: definition.baseUrl ?? GOOGLE_URL, fetch: checkedFetch })(model);
}

async function compatible(definition: ProviderDefinition, model: string, token: string | undefined) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { name, baseUrl } = definition;
  if (baseUrl === undefined)
    throw new ProviderError('refused', 'has no address', {
      provider: name,
      status: null,
      transport: false,
      hint: `set models.providers.${name}.base_url`,
    });
  const apiKey = token ?? definition.apiKey;
  return createOpenAICompatible({
    name,
    baseURL: baseUrl,
    fetch: checkedFetch,
    includeUsage: true,
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
