import type { EmbeddingModel } from 'ai';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { checkedFetch } from './checked-fetch.ts';
import { PROVIDER_ADDRESSES } from '../../contract/provider-addresses.ts';
import { addressOf, keyOf } from './provider-access.ts';

/** The model object of an SDK; never a name, which would go to a gateway. */
type ModelObject = Exclude<EmbeddingModel, string>;

async function openai(definition: ProviderDefinition, model: string): Promise<ModelObject> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const baseURL = definition.baseUrl ?? PROVIDER_ADDRESSES.openai;
  return createOpenAI({ apiKey: keyOf(definition), baseURL, fetch: checkedFetch }).embeddingModel(model);
}

async function google(definition: ProviderDefinition, model: string): Promise<ModelObject> {
  const { createGoogle } = await import('@ai-sdk/google');
  const baseURL = definition.baseUrl ?? PROVIDER_ADDRESSES.google;
  return createGoogle({ apiKey: keyOf(definition), baseURL, fetch: checkedFetch }).embeddingModel(model);
}

async function compatible(definition: ProviderDefinition, model: string): Promise<ModelObject> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { name, apiKey } = definition;
  return createOpenAICompatible({
    name,
    baseURL: addressOf(definition),
    fetch: checkedFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
  }).embeddingModel(model);
}

async function none({ name }: ProviderDefinition): Promise<ModelObject> {
  throw new ProviderError('refused', 'has no models that embed texts', {
    provider: name,
    status: null,
    transport: false,
    hint: 'name a model of openai, google or an openai_compatible server as index.embedding_model',
  });
}

const OPENERS = { anthropic: none, openai, google, openai_compatible: compatible };

/** The model of an SDK that makes vectors of texts; each SDK is loaded when it is first needed. */
export function embeddingModel(definition: ProviderDefinition, model: string): Promise<ModelObject> {
  return OPENERS[definition.kind](definition, model);
}
