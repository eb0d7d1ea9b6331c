import { z } from 'zod';
import type { ProviderKind } from '../../contract/model-settings.ts';
import type { ProviderDefinition } from '../../contract/ports/model-provider.ts';
import { PROVIDER_ADDRESSES } from '../../contract/provider-addresses.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import { codeOfStatus, isTransportStatus } from '../../contract/provider-status.ts';
import { checkedFetch } from './checked-fetch.ts';
import { addressOf, keyOf } from './provider-access.ts';

const MOST = 1000;

const Named = z.object({ data: z.array(z.object({ id: z.string() })) });
const OfGoogle = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});

/** Models that one asks for something else than an answer in text. */
const NO_TEXT =
  /embed|tts|whisper|dall-e|moderation|image|realtime|transcribe|audio|sora|rerank|^(?:davinci|babbage)/i;

interface Listing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly namesOf: (body: unknown) => readonly string[];
}

function named(body: unknown): readonly string[] {
  return Named.parse(body).data.map(({ id }) => id);
}

function ofGoogle(body: unknown): readonly string[] {
  return OfGoogle.parse(body)
    .models.filter(({ supportedGenerationMethods: methods }) => methods.includes('generateContent'))
    .map(({ name }) => name.replace(/^models\//, ''));
}

const LISTINGS: Readonly<Record<ProviderKind, (definition: ProviderDefinition) => Listing>> = {
  anthropic: (definition) => ({
    url: `${definition.baseUrl ?? PROVIDER_ADDRESSES.anthropic}/models?limit=${MOST}`,
    headers: { 'x-api-key': keyOf(definition), 'anthropic-version': '2023-06-01' },
    namesOf: named,
  }),
  openai: (definition) => ({
    url: `${definition.baseUrl ?? PROVIDER_ADDRESSES.openai}/models`,
    headers: { authorization: `Bearer ${keyOf(definition)}` },
    namesOf: named,
  }),
  google: (definition) => ({
    url: `${definition.baseUrl ?? PROVIDER_ADDRESSES.google}/models?pageSize=${MOST}`,
    headers: { 'x-goog-api-key': keyOf(definition) },
    namesOf: ofGoogle,
  }),
  openai_compatible: (definition) => ({
    url: `${addressOf(definition)}/models`,
    headers: definition.apiKey === undefined ? {} : { authorization: `Bearer ${definition.apiKey}` },
    namesOf: named,
  }),
};

function refused(provider: string, status: number): ProviderError {
  return new ProviderError(codeOfStatus(status), `answered with status ${status}`, {
    provider,
    status,
    transport: isTransportStatus(status),
    hint: status === 401 || status === 403 ? 'check the key, or the token of the user' : undefined,
  });
}

/** MR19: the names of the models that a provider says it has, for answers in text. */
export async function listModels(
  definition: ProviderDefinition,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { url, headers, namesOf } = LISTINGS[definition.kind](definition);
  const response = await checkedFetch(url, { headers, signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw refused(definition.name, response.status);
  }
  const names = namesOf(await response.json());
  return names.filter((name) => !NO_TEXT.test(name)).slice(0, MOST);
}
