import { JSON_HEAD, SSE_HEAD } from '../adapters/providers/wires.ts';
import {
  type WireReply,
  type WireRequest,
  type WireServer,
  wireServer,
} from '../adapters/providers/wire-server.ts';

/** What a provider of OpenAI's form counts. */
export const COUNTED = {
  prompt_tokens: 11,
  completion_tokens: 7,
  total_tokens: 18,
  prompt_tokens_details: { cached_tokens: 3 },
};

const HEAD = { id: 'chatcmpl-up', created: 1_700_000_000, model: 'up-1-2026', system_fingerprint: 'fp_1' };

type Message = Readonly<Record<string, unknown>>;

/** An answer in one piece. */
export function whole(message: Message, finish_reason = 'stop'): WireReply {
  const choice = {
    index: 0,
    message: { role: 'assistant', refusal: null, ...message },
    logprobs: null,
    finish_reason,
  };
  const body = { ...HEAD, object: 'chat.completion', choices: [choice], usage: COUNTED };
  return { headers: JSON_HEAD, pieces: [JSON.stringify(body)] };
}

/** One chunk as it stands on the wire. */
export function chunk(delta: Message, finish_reason: string | null = null): string {
  const choice = { index: 0, delta, logprobs: null, finish_reason };
  return `data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices: [choice], usage: null })}\n\n`;
}

/** The chunks of a stream, then its usage and end. */
export function chunks(
  deltas: readonly Message[],
  finish_reason = 'stop',
  more: Partial<WireReply> = {},
): WireReply {
  const last = { ...HEAD, object: 'chat.completion.chunk', choices: [], usage: COUNTED };
  const pieces = [
    chunk({ role: 'assistant', content: '' }),
    ...deltas.map((delta) => chunk(delta)),
    chunk({}, finish_reason),
    `data: ${JSON.stringify(last)}\n\n`,
    'data: [DONE]\n\n',
  ];
  return { headers: SSE_HEAD, pieces, ...more };
}

export function words(...pieces: readonly string[]): Message[] {
  return pieces.map((content) => ({ content }));
}

/** An answer as the request asks for it: plain, or as a stream of these words. */
export function says(request: WireRequest | undefined, ...pieces: readonly string[]): WireReply {
  return request?.body['stream'] === true ? chunks(words(...pieces)) : whole({ content: pieces.join('') });
}

/** A provider of OpenAI's form on loopback. `answer` is given the request. */
export async function upstream(
  answer: (request: WireRequest | undefined, nth: number) => WireReply,
): Promise<WireServer> {
  const server: WireServer = await wireServer((nth) => answer(server.requests[nth - 1], nth));
  return server;
}
