import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../src/adapters/providers/open-provider.ts';
import type { ModelCall, ModelStreamPart } from '../../../src/contract/ports/model-provider.ts';
import { JSON_HEAD, SSE_HEAD, USAGE, type Wire, wires } from './wires.ts';
import { type WireReply, type WireServer, wireServer } from './wire-server.ts';

const KEY = 'canary-key-4711';
const CALL: ModelCall = {
  model: 'm',
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'What stands here?' },
  ],
  temperature: 0.1,
  max_tokens: 512,
};
const TEXTS = ['The red ', 'light ', '빨강 ', 'means no water.'];

const open: WireServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function served(answer: (nth: number) => WireReply): Promise<WireServer> {
  const server = await wireServer(answer);
  open.push(server);
  return server;
}

function providerAt(wire: Wire, url: string) {
  return openProvider({ name: 'here', kind: wire.kind, baseUrl: url, apiKey: KEY, models: ['m'] });
}

async function streamed(parts: AsyncIterable<ModelStreamPart>): Promise<ModelStreamPart[]> {
  const all: ModelStreamPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

function streamReply(wire: Wire, more: Partial<WireReply> = {}): WireReply {
  return { headers: SSE_HEAD, pieces: wire.stream(TEXTS), ...more };
}

describe.each(wires)('a provider of kind $kind', (wire) => {
  it('MR7 gives the answer with usage and end', async () => {
    const server = await served(() => wire.answer('No water.'));
    const answer = await providerAt(wire, server.url).chat(CALL);
    expect(answer).toEqual({
      content: 'No water.',
      model: 'm',
      provider: 'here',
      usage: USAGE,
      finish_reason: 'stop',
      version: 'm',
    });
    const [request] = server.requests;
    expect(request?.path).toBe(wire.paths.chat);
    expect(request && wire.key(request)).toBe(KEY);
    expect(JSON.stringify(request?.body)).toContain('Be brief.');
    expect(JSON.stringify(request?.body)).toContain('0.1');
    expect(JSON.stringify(request?.body)).toContain('512');
  });

  it('MR7 streams the pieces, then how it ended', async () => {
    const server = await served(() => streamReply(wire));
    const parts = await streamed(providerAt(wire, server.url).stream(CALL));
    expect(parts).toEqual([
      ...TEXTS.map((text) => ({ kind: 'chunk', text })),
      { kind: 'end', finish_reason: 'stop', usage: USAGE },
    ]);
    expect(server.requests[0]?.path).toBe(wire.paths.stream);
  });

  it.each(['length', 'content_filter'] as const)('MR7 tells that it was stopped: %s', async (end) => {
    const plain = await served(() => wire.answer('No wat', end));
    expect(await providerAt(wire, plain.url).chat(CALL)).toMatchObject({
      content: 'No wat',
      finish_reason: end,
    });
    const server = await served(() => streamReply(wire, { pieces: wire.stream(['No wat'], end) }));
    const parts = await streamed(providerAt(wire, server.url).stream(CALL));
    expect(parts).toEqual([
      { kind: 'chunk', text: 'No wat' },
      { kind: 'end', finish_reason: end, usage: USAGE },
    ]);
  });

  it('MR13 a token of the user goes in place of the key', async () => {
    const server = await served(() => wire.answer('x'));
    await providerAt(wire, server.url).chat({ ...CALL, token: 'user-token-99' });
    const { headers = {} } = server.requests[0] ?? {};
    expect(headers.authorization).toBe('Bearer user-token-99');
    expect(JSON.stringify(headers)).not.toContain(KEY);
  });

  it('MR14 images go with their message', async () => {
    const server = await served(() => wire.answer('x'));
    const image = { media_type: 'image/png' as const, data: 'iVBORw0KGgo=' };
    await providerAt(wire, server.url).chat({
      ...CALL,
      messages: [{ role: 'user', content: 'What is it?', images: [image] }],
    });
    expect(wire.picture(server.requests[0]?.body ?? {})).toBe(image.data);
  });

  it('MR14 likelihoods come where they are asked for and the provider has them', async () => {
    const server = await served(() => wire.answer('Yes'));
    const provider = providerAt(wire, server.url);
    const [asked, notAsked] = [
      await provider.chat({ ...CALL, logprobs: true }),
      await provider.chat({ ...CALL, logprobs: false }),
    ];
    const given = [
      {
        token: 'Yes',
        alternatives: [
          { token: 'Yes', logprob: -0.1 },
          { token: 'No', logprob: -2.4 },
        ],
      },
    ];
    expect(asked.likelihoods).toEqual(wire.kind === 'openai' ? given : undefined);
    expect(notAsked.likelihoods).toBeUndefined();
    expect(server.requests[0]?.body['top_logprobs']).toBe(wire.kind === 'openai' ? 5 : undefined);
    expect(server.requests[1]?.body['logprobs']).toBeUndefined();
  });

  it('MR9 cancelling a call ends the request', async () => {
    const server = await served(() => ({ headers: JSON_HEAD, pieces: ['{'], hangAfter: 1 }));
    const abort = new AbortController();
    const asked = providerAt(wire, server.url).chat(CALL, abort.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    abort.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled', transport: false });
    await server.requests[0]?.gone;
  });

  it('MR9 cancelling a stream ends the request', async () => {
    const server = await served(() => streamReply(wire, { hangAfter: 4 }));
    const abort = new AbortController();
    const reading = providerAt(wire, server.url).stream(CALL, abort.signal)[Symbol.asyncIterator]();
    await reading.next();
    abort.abort();
    const rest = (async () => {
      for (;;) if ((await reading.next()).done === true) return;
    })();
    await expect(rest).rejects.toMatchObject({ code: 'cancelled' });
    await server.requests[0]?.gone;
  });
});
