import type { ProviderKind } from '../../../src/contract/model-settings.ts';
import type { WireReply, WireRequest } from './wire-server.ts';

/** How one kind of provider speaks on the wire. */
export interface Wire {
  readonly kind: ProviderKind;
  /** Paths of a plain call and of a stream, behind the base address. */
  readonly paths: { readonly chat: string; readonly stream: string };
  readonly answer: (text: string) => WireReply;
  readonly stream: (texts: readonly string[]) => readonly string[];
  readonly error: (message: string) => string;
  /** The header that holds the server's key. */
  readonly key: (request: WireRequest) => string | undefined;
  /** Where the picture of a message stands in the body. */
  readonly picture: (body: Record<string, unknown>) => unknown;
}

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

const anthropic: Wire = {
  kind: 'anthropic',
  paths: { chat: '/messages', stream: '/messages' },
  answer: (text) =>
    json({
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: 'm',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 11, output_tokens: 7 },
    }),
  stream: (texts) => [
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
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 7 },
    } as never),
    event({ type: 'message_stop' }),
  ],
  error: (message) => JSON.stringify({ type: 'error', error: { type: 'api_error', message } }),
  key: ({ headers }) => headers['x-api-key'] as string | undefined,
  picture: (body) => (contentOf(body)['source'] as Record<string, unknown>)['data'],
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
  answer: (text) =>
    json({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text },
          finish_reason: 'stop',
          logprobs: LOGPROBS,
        },
      ],
      usage: openaiUsage,
    }),
  stream: (texts) => [
    openaiChunk({ role: 'assistant', content: '' }, null),
    ...texts.map((content) => openaiChunk({ content }, null)),
    openaiChunk({}, 'stop'),
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
};

const compatible: Wire = { ...openai, kind: 'openai_compatible' };

const googleUsage = { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 };

function googlePart(text: string, more: object): object {
  return { candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }] };
}

const google: Wire = {
  kind: 'google',
  paths: { chat: '/models/m:generateContent', stream: '/models/m:streamGenerateContent?alt=sse' },
  answer: (text) => json({ ...googlePart(text, { finishReason: 'STOP' }), usageMetadata: googleUsage }),
  stream: (texts) => [
    ...texts.map((text) => data(googlePart(text, {}))),
    data({ ...googlePart('', { finishReason: 'STOP' }), usageMetadata: googleUsage }),
  ],
  error: (message) => JSON.stringify({ error: { code: 400, message, status: 'X' } }),
  key: ({ headers }) => headers['x-goog-api-key'] as string | undefined,
  picture: (body) => (contentOf(body, 'contents')['inlineData'] as Record<string, unknown>)['data'],
};

export const wires: readonly Wire[] = [anthropic, openai, google, compatible];
