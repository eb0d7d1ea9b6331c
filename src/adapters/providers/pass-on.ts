import type {
  ModelAnswer,
  ModelCall,
  ModelStreamPart,
  OpenAIFields,
  ProviderDefinition,
} from '../../contract/ports/model-provider.ts';
import { PROVIDER_ADDRESSES } from '../../contract/provider-addresses.ts';
import { checkedFetch } from './checked-fetch.ts';
import { actsIn, finishOf, firstChoice, readFields, usageIn, wordsOf } from './openai-fields.ts';
import { openAIParts } from './openai-parts.ts';
import { addressOf, keyOf } from './provider-access.ts';
import { sseData } from './sse-data.ts';

/** A call with the request that is passed on. */
type PassedCall = ModelCall & { readonly openai: OpenAIFields };

/** Whether a call goes on as it came. */
export function isPassedOn({ kind }: ProviderDefinition, call: ModelCall): call is PassedCall {
  return call.openai !== undefined && (kind === 'openai' || kind === 'openai_compatible');
}

function placeOf(definition: ProviderDefinition): {
  readonly base: string;
  readonly key: string | undefined;
} {
  if (definition.kind === 'openai')
    return { base: definition.baseUrl ?? PROVIDER_ADDRESSES.openai, key: keyOf(definition) };
  return { base: addressOf(definition), key: definition.apiKey };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The status as the SDKs tell it, so that it is read in one place. */
async function refused({ status, url, headers }: Response, responseBody: string): Promise<Error> {
  const { APICallError } = await import('ai');
  return new APICallError({
    message: `status ${status}`,
    url,
    requestBodyValues: {},
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
    responseBody,
    data: parsed(responseBody),
  });
}

async function send(
  definition: ProviderDefinition,
  { openai, model, token }: PassedCall,
  more: OpenAIFields,
  signal: AbortSignal,
): Promise<Response> {
  const { base, key } = placeOf(token === undefined ? definition : { ...definition, apiKey: token });
  const response = await checkedFetch(`${base}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...openai, ...more, model }),
    signal,
  });
  if (!response.ok) throw await refused(response, await response.text());
  return response;
}

/** OA3: a request in OpenAI's form to a provider of that form: each field as it came, the model by its own name. */
export async function passOn(
  definition: ProviderDefinition,
  call: PassedCall,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const response = await send(definition, call, { stream: false }, signal);
  const openai = readFields(await response.text());
  const choice = firstChoice(openai);
  const { model: version } = openai;
  return {
    content: wordsOf(choice, 'message'),
    model: call.model,
    provider: definition.name,
    usage: usageIn(openai),
    finish_reason: finishOf(choice) ?? 'stop',
    ...(typeof version === 'string' ? { version } : {}),
    ...actsIn(choice, 'message'),
    openai,
  };
}

/** Tokens are always counted, whether the client asks for that or not. */
function counting({ stream_options: given }: OpenAIFields): OpenAIFields {
  return { stream: true, stream_options: { ...(given as object | undefined), include_usage: true } };
}

/** The same piece by piece. */
export async function* streamOn(
  definition: ProviderDefinition,
  call: PassedCall,
  signal: AbortSignal,
): AsyncGenerator<ModelStreamPart> {
  const response = await send(definition, call, counting(call.openai), signal);
  let isWhole = false;
  for await (const part of openAIParts(sseData(response.body ?? new ReadableStream<Uint8Array>()))) {
    isWhole = part.kind === 'end';
    yield part;
  }
  if (!isWhole) throw (await import('./provider-trouble.ts')).withoutEnd(definition.name);
}
