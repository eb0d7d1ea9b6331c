import { generateText, streamText, tool } from 'ai';
import {
  APIError,
  APIUserAbortError,
  BadRequestError,
  NotFoundError,
  type OpenAI,
  RateLimitError,
} from 'openai';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OpenAIError, type OpenAIVerdict } from '../../src/contract/openai-chat.ts';
import { type Gateway, gateway, type GatewayOptions } from './gateway.ts';
import { chunk, chunks, COUNTED, says, whole, words } from './upstream.ts';
import { JSON_HEAD } from '../adapters/providers/wires.ts';
import type { WireReply, WireRequest } from '../adapters/providers/wire-server.ts';

const open: Gateway[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function opened(
  answer: (request: WireRequest | undefined, nth: number) => WireReply,
  more?: GatewayOptions,
): Promise<Gateway> {
  const one = await gateway(answer, more);
  open.push(one);
  return one;
}

const ASKED = { model: 'up-1', messages: [{ role: 'user' as const, content: 'What does a room cost?' }] };
const EVIDENCE = { evidences: ['A room costs 9 dollars a night. Breakfast costs 3 dollars.'] };
const CALL = { id: 'call_1', type: 'function', function: { name: 'price', arguments: '{"of":"room"}' } };
const TOOLS = [
  { type: 'function' as const, function: { name: 'price', parameters: { type: 'object', properties: {} } } },
];

/** What stands beside the types of the package. */
function verdictIn(answer: object): OpenAIVerdict | undefined {
  return (answer as { readonly assay?: OpenAIVerdict }).assay;
}

async function read(stream: AsyncIterable<OpenAI.ChatCompletionChunk>) {
  const all: OpenAI.ChatCompletionChunk[] = [];
  for await (const one of stream) all.push(one);
  const text = all.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
  return { all, text, verdict: all.map(verdictIn).find((said) => said !== undefined) };
}

function statuses(verdict: OpenAIVerdict | undefined): readonly string[] {
  return verdict?.verification?.result.claim_validations.map(({ status }) => status) ?? [];
}

describe('the openai package', () => {
  it('OA1 gets a plain answer as the provider gave it', async () => {
    const { client, up, server } = await opened((request) =>
      says(request, 'A room costs ', '9 dollars a night.'),
    );
    const answer = await client.chat.completions.create({ ...ASKED, top_p: 0.5, seed: 7 });
    expect(answer).toMatchObject({
      id: 'chatcmpl-up',
      model: 'up-1-2026',
      system_fingerprint: 'fp_1',
      usage: COUNTED,
    });
    expect(answer.choices[0]?.message.content).toBe('A room costs 9 dollars a night.');
    expect(verdictIn(answer)).toBeUndefined();
    expect(up.requests[0]?.body).toEqual({ ...ASKED, top_p: 0.5, seed: 7, stream: false });
    expect(up.requests[0]?.path).toBe('/chat/completions');
    await server.close();
  });

  it('OA1 gets the verdict beside it where it asks for one', async () => {
    const { client, up } = await opened((request) => says(request, 'A room costs 19 dollars a night.'));
    const body = { ...ASKED, assay: EVIDENCE };
    const answer = await client.chat.completions.create(body);
    const verdict = verdictIn(answer);
    expect(verdict?.verification?.result.validation_status).toBe('FAILED');
    expect(verdict?.message_id).toMatch(/^[0-9A-Z]{26}$/);
    expect(up.requests[0]?.body).not.toHaveProperty('assay');
  });

  it('OA4 reads a stream: the chunks as they came, the verdict before the end', async () => {
    const { client } = await opened((request) => says(request, 'A room costs ', '9 dollars a night.'));
    const asked = {
      ...ASKED,
      stream: true as const,
      stream_options: { include_usage: true },
      assay: EVIDENCE,
    };
    const { all, text, verdict } = await read(await client.chat.completions.create(asked));
    expect(text).toBe('A room costs 9 dollars a night.');
    expect(statuses(verdict)).toEqual(['VERIFIED']);
    expect(all.map(({ id }) => id)).toEqual(all.map(() => 'chatcmpl-up'));
    expect(all.map(({ choices }) => choices.length)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(all.at(-3)?.choices[0]?.finish_reason).toBe('stop');
    expect(all.at(-1)?.usage).toEqual(COUNTED);
  });

  it('OA4 gets no chunk beside those of the provider where nothing is asked', async () => {
    const { client } = await opened((request) => says(request, 'fine', ' enough'));
    const { all, text } = await read(await client.chat.completions.create({ ...ASKED, stream: true }));
    expect(text).toBe('fine enough');
    expect(all.map(({ choices }) => choices.length)).toEqual([1, 1, 1, 1]);
    expect(all.every((one) => one.usage === undefined)).toBe(true);
  });

  it('OA6 gets calls of tools untouched, plain and streamed', async () => {
    const deltas = [
      {
        tool_calls: [
          { index: 0, id: 'call_1', type: 'function', function: { name: 'price', arguments: '' } },
        ],
      },
      { tool_calls: [{ index: 0, function: { arguments: '{"of":' } }] },
      { tool_calls: [{ index: 0, function: { arguments: '"room"}' } }] },
    ];
    const { client, up } = await opened((request) =>
      request?.body['stream'] === true
        ? chunks(deltas, 'tool_calls')
        : whole({ content: null, tool_calls: [CALL] }, 'tool_calls'),
    );
    const body = { ...ASKED, tools: TOOLS, parallel_tool_calls: false, assay: {} };
    const answer = await client.chat.completions.create(body);
    expect(answer.choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { content: null, tool_calls: [CALL] },
    });
    expect(verdictIn(answer)?.verification_unchecked?.reason).toBe('not_applicable');
    expect(up.requests[0]?.body).toMatchObject({ tools: TOOLS, parallel_tool_calls: false });
    const runner = client.chat.completions.stream(body);
    const last = await runner.finalChatCompletion();
    expect(last.choices[0]?.message.tool_calls).toEqual([expect.objectContaining(CALL)]);
    expect(last.choices[0]?.finish_reason).toBe('tool_calls');
  });

  it('OA6 a refusal without words is not held against anything, plain and streamed', async () => {
    const refusal = 'I cannot help with that.';
    const { client } = await opened((request) =>
      request?.body['stream'] === true ? chunks([{ refusal }]) : whole({ content: null, refusal }),
    );
    const body = { ...ASKED, assay: {} };
    const answer = await client.chat.completions.create(body);
    expect(answer.choices[0]?.message).toMatchObject({ content: null, refusal });
    expect(verdictIn(answer)?.verification_unchecked?.reason).toBe('not_applicable');
    const { all } = await read(await client.chat.completions.create({ ...body, stream: true }));
    expect(all.map(({ choices }) => choices[0]?.delta.refusal).join('')).toBe(refusal);
    expect(all.map((one) => verdictIn(one)?.verification_unchecked?.reason).join('')).toBe('not_applicable');
  });

  it('OA5 results of tools in the messages are evidence', async () => {
    const { client, up } = await opened((request) => says(request, 'A room costs 9 dollars a night.'));
    const messages = [
      ...ASKED.messages,
      {
        role: 'assistant' as const,
        content: null,
        tool_calls: [CALL as OpenAI.ChatCompletionMessageFunctionToolCall],
      },
      { role: 'tool' as const, tool_call_id: 'call_1', content: 'A room costs 9 dollars a night.' },
    ];
    const body = { model: 'up-1', messages, assay: { checks: ['verification' as const] } };
    const answer = await client.chat.completions.create(body);
    expect(statuses(verdictIn(answer))).toEqual(['VERIFIED']);
    expect(up.requests[0]?.body['messages']).toEqual(messages);
  });

  it('OA2 gets errors as its own classes', async () => {
    const { client } = await opened((request) =>
      JSON.stringify(request?.body['messages']).includes('late')
        ? {
            status: 429,
            headers: { 'content-type': 'application/json', 'retry-after': '3' },
            pieces: ['{"error":{"message":"slow down"}}'],
          }
        : {
            status: 400,
            headers: { 'content-type': 'application/json' },
            pieces: ['{"error":{"message":"bad top_p"}}'],
          },
    );
    const ask = (more: object) => client.chat.completions.create({ ...ASKED, ...more });
    await expect(ask({})).rejects.toThrow(BadRequestError);
    await expect(ask({})).rejects.toThrow(/bad top_p/);
    await expect(ask({ stream: true })).rejects.toThrow(BadRequestError);
    const late = ask({ messages: [{ role: 'user', content: 'late' }] });
    await expect(late).rejects.toThrow(RateLimitError);
    await expect(ask({ model: 'gpt-0' })).rejects.toThrow(NotFoundError);
    await expect(ask({ n: 2 })).rejects.toMatchObject({
      status: 400,
      param: 'n',
      code: 'unsupported_parameter',
    });
    await expect(ask({ messages: [{ role: 'you' }] })).rejects.toMatchObject({
      status: 400,
      param: 'messages[0].role',
    });
  });

  it('OA2 keeps what the provider names', async () => {
    const error = {
      message: 'too hot',
      type: 'invalid_request_error',
      param: 'temperature',
      code: 'out_of_range',
    };
    const { client } = await opened(() => ({
      status: 400,
      headers: { 'content-type': 'application/json' },
      pieces: [JSON.stringify({ error })],
    }));
    await expect(client.chat.completions.create(ASKED)).rejects.toMatchObject({
      status: 400,
      param: 'temperature',
      code: 'out_of_range',
      message: expect.stringContaining('up: ') as string,
    });
  });

  it.each(['en', 'ko'])('OA2 says that a connection broke off, and whose: %s', async (lang) => {
    const { server } = await opened(() => ({ cutAfter: 0 }));
    const headers = { 'Accept-Language': lang };
    const answer = await server.ask('/v1/chat/completions', { method: 'POST', body: ASKED, headers });
    const { error } = OpenAIError.parse(await answer.json());
    expect(error.message).toMatch(
      lang === 'ko' ? /^up: 연결이 끊겼습니다/ : /^up: the connection was cut off/,
    );
  });

  it.each(['en', 'ko'])('OA5 says what evidence may be: %s', async (lang) => {
    const { server } = await opened(() => whole({ content: 'a' }));
    const body = { ...ASKED, assay: { evidences: [1, null] } };
    const headers = { 'Accept-Language': lang };
    const answer = await server.ask('/v1/chat/completions', { method: 'POST', body, headers });
    const { error } = OpenAIError.parse(await answer.json());
    const allowed =
      lang === 'ko' ? '글이거나 `data`가 있는 객체여야 합니다' : 'expected a text, or an object with `data`';
    expect([answer.status, error.message]).toEqual([400, expect.stringContaining(allowed)]);
  });

  it('OA4 an answer that is cut off on its way ends with an error', async () => {
    const { client } = await opened(() => chunks(words('one ', 'two'), 'stop', { cutAfter: 2 }));
    const seen: string[] = [];
    const reading = async (): Promise<void> => {
      for await (const { choices } of await client.chat.completions.create({ ...ASKED, stream: true }))
        seen.push(choices[0]?.delta.content ?? '');
    };
    await expect(reading()).rejects.toThrow(APIError);
    expect(seen.join('')).toBe('one ');
  });

  it('OA4 a client that leaves ends the call of the provider', async () => {
    const { client, up } = await opened(() => ({ ...chunks(words('one')), hangAfter: 2 }));
    const stream = await client.chat.completions.create({ ...ASKED, stream: true });
    for await (const { choices } of stream) if (choices[0]?.delta.content === 'one') break;
    await up.requests[0]?.gone;
    const leaving = new AbortController();
    const plain = client.chat.completions.create(ASKED, { signal: leaving.signal });
    const left = plain.catch((error: unknown) => error);
    await expect.poll(() => up.requests.length).toBe(2);
    leaving.abort();
    expect(await left).toBeInstanceOf(APIUserAbortError);
    await up.requests[1]?.gone;
  });

  it('OA9 lists models, and gives one by its name', async () => {
    const { client } = await opened((request) => says(request, 'x'));
    const ids: string[] = [];
    for await (const { id } of client.models.list()) ids.push(id);
    expect(ids).toEqual(['extractive', 'up/up-1']);
    expect(await client.models.retrieve('up/up-1')).toMatchObject({ id: 'up/up-1', owned_by: 'up' });
    await expect(client.models.retrieve('up-9/x')).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    });
  });
});

describe('what a provider offers', () => {
  it('OA9 is listed too, and asked by the name that is listed', async () => {
    const list: WireReply = { headers: JSON_HEAD, pieces: [JSON.stringify({ data: [{ id: 'up-2' }] })] };
    const { client, up } = await opened((request) =>
      request?.path.endsWith('/models') === true ? list : says(request, 'x'),
    );
    const ids: string[] = [];
    for await (const { id } of client.models.list()) ids.push(id);
    expect(ids).toEqual(['extractive', 'up/up-1', 'up/up-2']);
    await client.chat.completions.create({ ...ASKED, model: 'up/up-2' });
    expect(up.requests.at(-1)?.body['model']).toBe('up-2');
  });
});

describe('the AI SDK', () => {
  it('OA1 generates a text', async () => {
    const { aiSdk } = await opened((request) => says(request, 'A room costs ', '9 dollars.'));
    const { text, usage } = await generateText({ model: aiSdk('up-1'), prompt: 'What does a room cost?' });
    expect(text).toBe('A room costs 9 dollars.');
    expect(usage.inputTokens).toBe(COUNTED.prompt_tokens);
  });

  it('OA4 reads a stream with its verdict', async () => {
    const { aiSdk } = await opened((request) => says(request, 'A room costs ', '9 dollars a night.'));
    const { textStream, finishReason } = streamText({
      model: aiSdk('up-1'),
      prompt: 'What does a room cost?',
      providerOptions: { assay: { assay: EVIDENCE } },
      onError: () => undefined,
    });
    let text = '';
    for await (const piece of textStream) text += piece;
    expect(text).toBe('A room costs 9 dollars a night.');
    expect(await finishReason).toBe('stop');
  });

  it('OA6 runs its tools, whose results come back as evidence', async () => {
    const { aiSdk, up, bodies } = await opened((request, nth) =>
      nth === 1
        ? whole({ content: null, tool_calls: [CALL] }, 'tool_calls')
        : says(request, 'A room costs 9 dollars.'),
    );
    const price = tool({
      inputSchema: z.object({ of: z.string() }),
      execute: async () => 'A room costs 9 dollars.',
    });
    const first = await generateText({ model: aiSdk('up-1'), prompt: 'Price?', tools: { price } });
    expect(first.toolResults[0]).toMatchObject({ toolName: 'price', output: 'A room costs 9 dollars.' });
    const messages = [{ role: 'user' as const, content: 'Price?' }, ...first.response.messages];
    const second = await generateText({
      model: aiSdk('up-1'),
      messages,
      providerOptions: { assay: { assay: {} } },
    });
    expect(second.text).toBe('A room costs 9 dollars.');
    expect(statuses(verdictIn(bodies.at(-1) ?? {}))).toEqual(['VERIFIED']);
    expect(up.requests).toHaveLength(2);
  });

  it('OA4 tells an answer that is cut off', async () => {
    const { aiSdk } = await opened(() => chunks(words('one ', 'two'), 'stop', { cutAfter: 2 }));
    const errors: unknown[] = [];
    const { textStream } = streamText({
      model: aiSdk('up-1'),
      prompt: 'x',
      maxRetries: 0,
      onError: ({ error }) => void errors.push(error),
    });
    let text = '';
    for await (const piece of textStream) text += piece;
    expect(text).toBe('one ');
    expect(errors).toHaveLength(1);
  });
});

it('OA4 half a chunk and an unknown end are no answer', async () => {
  const { client } = await opened(() => ({
    headers: { 'content-type': 'text/event-stream' },
    pieces: [chunk({ content: 'one' }), 'data: {"choices":[{"delta":{"content":"tw'],
  }));
  const reading = async (): Promise<void> => {
    await read(await client.chat.completions.create({ ...ASKED, stream: true }));
  };
  await expect(reading()).rejects.toThrow(APIError);
});
