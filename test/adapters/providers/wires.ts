import type { ProviderKind } from '../../../src/contract/model-settings.ts';
import type { WireReply, WireRequest } from './wire-server.ts';

/** How one kind of provider speaks on the wire. */
export interface Wire {
  readonly kind: ProviderKind;
  /** Paths of a plain call and of a stream, behind the base address. */
  readonly paths: { readonly chat: string; readonly stream: string };
  readonly answer: (text: string, end?: End) => WireReply;
  readonly stream: (texts: readonly string[], end?: End) => readonly string[];
  readonly error: (message: string) => string;
  /** The header that holds the server's key. */
  readonly key: (request: WireRequest) => string | undefined;
  /** Where the picture of a message stands in the body. */
  readonly picture: (body: Record<string, unknown>) => unknown;
  /** The schema that the answer is held to. */
  readonly schema: (body: Record<string, unknown>) => unknown;
  /** The tokens that it may take. */
  readonly room: (body: Record<string, unknown>) => unknown;
  /** What the user said first. */
  readonly said: (body: Record<string, unknown>) => string;
}

/** How an answer ends. */
export type End = 'stop' | 'length' | 'content_filter';

export const JSON_HEAD = { 'content-type': 'application/json' };
export const SSE_HEAD = { 'content-type': 'text/event-stream' };
export const USAGE = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };

const json = (value: unknown): WireReply => ({ headers: JSON_HEAD, pieces: [JSON.stringify(value)] });
const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { readonly type: string }): string => `event: ${value.type}\n${data(value)}`;

function contentOf(body: Record<string, unknown>, key = 'messages'): Record<string, unknown> {
  const list = body[key] as { readonly content?: unknown; readonly parts?: unknown }[];
  const { content, parts } = list.at(-1) ?? {};
  return ((content ?? parts) as Record<string, unknown>[])[1] ?? {};
}

/** What stands at the end of a path; undefined where it does not lead there. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value);
}

function firstSaid(body: Record<string, unknown>, list: string, part: string): string {
  const messages = body[list] as readonly Record<string, unknown>[];
  const content = messages.find(({ role }) => role === 'user')?.[part];
  return typeof content === 'string' ? content : String(at(content, 0, 'text'));
}

const STOPPED = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const;

const anthropic: Wire = {
  kind: 'anthropic',
  paths: { chat: '/messages', stream: '/messages' },
  answer: (text, end = 'stop') =>
    json({
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: 'm',
      content: text === '' ? [] : [{ type: 'text', text }],
      stop_reason: STOPPED[end],
      stop_sequence: null,
      usage: { input_tokens: 11, output_tokens: 7 },
    }),
  stream: (texts, end = 'stop') => [
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 11, output_tokens: 1 },
      },
    } as never),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never),
    ...texts.map((text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as never),
    ),
    event({ type: 'content_block_stop', index: 0 } as never),
    event({
      type: 'message_delta',
      delta: { stop_reason: STOPPED[end], stop_sequence: null },
      usage: { output_tokens: 7 },
    } as never),
    event({ type: 'message_stop' }),
  ],
  error: (message) => JSON.stringify({ type: 'error', error: { type: 'api_error', message } }),
  key: ({ headers }) => headers['x-api-key'] as string | undefined,
  picture: (body) => (contentOf(body)['source'] as Record<string, unknown>)['data'],
  schema: (body) => at(body, 'output_config', 'format', 'schema') ?? at(body, 'tools', 0, 'input_schema'),
  room: (body) => body['max_tokens'],
  said: (body) => firstSaid(body, 'messages', 'content'),
};

const openaiUsage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };

function openaiChunk(delta: object, finish: string | null): string {
  return data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
}

const LOGPROBS = {
  content: [
    {
      token: 'Yes',
      logprob: -0.1,
      bytes: null,
      top_logprobs: [
        { token: 'Yes', logprob: -0.1, bytes: null },
        { token: 'No', logprob: -2.4, bytes: null },
      ],
    },
  ],
  refusal: null,
};

const openai: Wire = {
  kind: 'openai',
  paths: { chat: '/chat/completions', stream: '/chat/completions' },
  answer: (text, end = 'stop') =>
    json({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text },
          finish_reason: end,
          logprobs: LOGPROBS,
        },
      ],
      usage: openaiUsage,
    }),
  stream: (texts, end = 'stop') => [
    openaiChunk({ role: 'assistant', content: '' }, null),
    ...texts.map((content) => openaiChunk({ content }, null)),
    openaiChunk({}, end),
    data({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [],
      usage: openaiUsage,
    }),
    'data: [DONE]\n\n',
  ],
  error: (message) => JSON.stringify({ error: { message, type: 'x', param: null, code: null } }),
  key: ({ headers }) => headers.authorization?.replace('Bearer ', ''),
  picture: (body) =>
    String((contentOf(body)['image_url'] as Record<string, unknown>)['url']).replace(/^.*base64,/, ''),
  schema: (body) => at(body, 'response_format', 'json_schema', 'schema'),
  room: (body) => body['max_completion_tokens'] ?? body['max_tokens'],
  said: (body) => firstSaid(body, 'messages', 'content'),
};

const compatible: Wire = { ...openai, kind: 'openai_compatible' };

const googleUsage = { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 };

function googlePart(text: string, more: object): object {
  return { candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }] };
}

const FINISHED = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' } as const;

const google: Wire = {
  kind: 'google',
  paths: { chat: '/models/m:generateContent', stream: '/models/m:streamGenerateContent?alt=sse' },
  answer: (text, end = 'stop') =>
    json({ ...googlePart(text, { finishReason: FINISHED[end] }), usageMetadata: googleUsage }),
  stream: (texts, end = 'stop') => [
    ...texts.map((text) => data(googlePart(text, {}))),
    data({ ...googlePart('', { finishReason: FINISHED[end] }), usageMetadata: googleUsage }),
  ],
  error: (message) => JSON.stringify({ error: { code: 400, message, status: 'X' } }),
  key: ({ headers }) => headers['x-goog-api-key'] as string | undefined,
  picture: (body) => (contentOf(body, 'contents')['inlineData'] as Record<string, unknown>)['data'],
  schema: (body) => at(body, 'generationConfig', 'responseJsonSchema'),
  room: (body) => at(body, 'generationConfig', 'maxOutputTokens'),
  said: (body) => firstSaid(body, 'contents', 'parts'),
};

export const wires: readonly Wire[] = [anthropic, openai, google, compatible];
