import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openProvider } from '../../../src/adapters/providers/open-provider.ts';
import type { ModelRouter, RouterCall, RouterStreamPart } from '../../../src/app/models/model-router.ts';
import { openRouter } from '../../../src/app/models/open-router.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { translate } from '../../../src/app/messages/translate.ts';
import { retryAfter } from '../../../src/adapters/providers/provider-trouble.ts';
import { ProviderError } from '../../../src/contract/provider-error.ts';
import { testOutside } from '../../support/test-outside.ts';
import { JSON_HEAD, SSE_HEAD, type Wire, wires } from './wires.ts';
import { type WireReply, type WireServer, wireServer } from './wire-server.ts';

const KEY = 'sk-canary-0123456789abcdef';
const TOKEN = 'ya29.canary-token-of-a-user';
const CALL: RouterCall = {
  model: 'm',
  messages: [{ role: 'user', content: 'What stands here?' }],
  temperature: 0.1,
  max_tokens: 16,
};
const TEXTS = ['one ', 'two ', 'three'];

const SOON = { timeout_ms: 300 };

/** The SDK is loaded by its first call, which must not count as a slow answer. */
beforeAll(async () => {
  for (const wire of wires) {
    const server = await wireServer(() => wire.answer('x'));
    await (await routed(wire, server.url)).router.chat(CALL);
    await server.close();
  }
}, 60_000);

const open: WireServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function served(answer: (nth: number) => WireReply): Promise<WireServer> {
  const server = await wireServer(answer);
  open.push(server);
  return server;
}

interface Routed {
  readonly router: ModelRouter;
  readonly pauses: readonly number[];
}

/** A router whose one provider stands at an address; pauses pass at once and are recorded. */
async function routed(wire: Wire, baseUrl: string, models: object = {}): Promise<Routed> {
  const provider = openProvider({ name: 'here', kind: wire.kind, baseUrl, apiKey: KEY, models: ['m'] });
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    providers: async () => [provider],
  });
  const configuration = Configuration.parse({
    models: { timeout_ms: 10_000, circuit: { failures: 1000 }, ...models },
  });
  return { router: await openRouter({ configuration, folder: '/' }, outside), pauses: outside.pauses };
}

async function failure(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderError) return error;
  throw new Error(`no ProviderError: ${String(error)}`);
}

interface Read {
  readonly text: string;
  readonly parts: readonly RouterStreamPart[];
  readonly error: ProviderError | null;
}

async function read(parts: AsyncIterable<RouterStreamPart>): Promise<Read> {
  const all: RouterStreamPart[] = [];
  let error: ProviderError | null = null;
  try {
    for await (const part of parts) all.push(part);
  } catch (reason) {
    if (!(reason instanceof ProviderError)) throw reason;
    error = reason;
  }
  const text = all.flatMap((part) => (part.kind === 'chunk' ? [part.text] : [])).join('');
  return { text, parts: all, error };
}

/** All that a person, a log or a wire could get to see of an error. */
function everything(error: ProviderError): string {
  const own = Object.getOwnPropertyNames(error).map((name) => String(Reflect.get(error, name)));
  return [...own, JSON.stringify(error), String(error.cause), String(error.stack)].join('\n');
}

const STATUSES = [
  { status: 400, code: 'refused', transport: false },
  { status: 401, code: 'refused', transport: false },
  { status: 403, code: 'refused', transport: false },
  { status: 404, code: 'not_found', transport: false },
  { status: 429, code: 'rate_limited', transport: true },
  { status: 500, code: 'unavailable', transport: true },
  { status: 503, code: 'unavailable', transport: true },
  { status: 529, code: 'unavailable', transport: true },
];

describe('the pause that a provider asks for', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  it.each([
    ['3', 3000],
    ['0', 0],
    ['Sun, 01 Mar 2026 12:00:07 GMT', 7000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('MR10 %j is %j ms', (header, ms) => {
    expect(retryAfter(header, now)).toBe(ms);
  });
});

describe.each(wires)('faults of a provider of kind $kind', (wire) => {
  const echoing = wire.error(`bad key ${KEY}, token ${TOKEN}, and much more: ${'x'.repeat(2000)}`);

  it.each(STATUSES)('MR7, MR10 status $status', async ({ status, code, transport }) => {
    const server = await served(() => ({ status, headers: JSON_HEAD, pieces: [echoing] }));
    const { router, pauses } = await routed(wire, server.url);
    const plain = await failure(router.chat({ ...CALL, token: TOKEN }));
    const { error, text } = await read(router.stream(CALL));
    expect(plain).toMatchObject({ code, status, transport, provider: 'here' });
    expect(error).toMatchObject({ code, status, transport, provider: 'here' });
    expect(text).toBe('');
    expect(server.requests.length).toBe(transport ? 6 : 2);
    expect(pauses.length).toBe(transport ? 4 : 0);
  });

  it('MR7 keys and bodies are in no error and no log', async () => {
    const logs = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const server = await served((nth) => ({
      status: nth % 2 === 0 ? 401 : 500,
      headers: JSON_HEAD,
      pieces: [echoing],
    }));
    const { router } = await routed(wire, server.url, { retries: 0 });
    const errors = [
      await failure(router.chat({ ...CALL, token: TOKEN })),
      await failure(router.chat(CALL)),
      (await read(router.stream({ ...CALL, token: TOKEN }))).error,
      (await read(router.stream(CALL))).error,
    ];
    const seen = errors.map((error) => (error === null ? '' : everything(error))).join('\n');
    const logged = JSON.stringify(logs.flatMap(({ mock }) => mock.calls));
    for (const log of logs) log.mockRestore();
    expect(seen).toContain('answered with status 401');
    for (const secret of [KEY, TOKEN, 'xxxxxxxxxx'.repeat(30)]) {
      expect(seen).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it('MR10 waits as long as the provider asks for', async () => {
    const server = await served((nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '3' }, pieces: [] } : wire.answer('x'),
    );
    const { router, pauses } = await routed(wire, server.url);
    expect((await router.chat(CALL)).content).toBe('x');
    expect(pauses).toEqual([3000]);
  });

  it('MR16 says when to come again, in a stream too', async () => {
    const server = await served(() => ({ status: 429, headers: { 'retry-after': '7' }, pieces: [] }));
    const { router } = await routed(wire, server.url, { retries: 0 });
    const hint = 'try again in 7 s';
    expect(await failure(router.chat(CALL))).toMatchObject({ hint });
    expect((await read(router.stream(CALL))).error).toMatchObject({ hint });
    expect(translate(hint, 'ko')).toBe('7초 뒤에 다시 시도하세요');
  });

  it('MR7 one who takes the request and hangs up', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { router } = await routed(wire, `http://127.0.0.1:${port}`);
    const error = await failure(router.chat(CALL));
    server.close();
    expect(error).toMatchObject({ code: 'unavailable', transport: true, hint: 'send the request again' });
    expect(error.message).toBe('the connection was cut off');
  });

  it('MR7 nobody there', async () => {
    const server = await wireServer(() => ({}));
    await server.close();
    const { router, pauses } = await routed(wire, server.url);
    const error = await failure(router.chat(CALL));
    expect(error).toMatchObject({ code: 'unavailable', status: null, transport: true });
    expect(error.message).toBe('cannot be reached (ECONNREFUSED)');
    expect((await read(router.stream(CALL))).error).toMatchObject({ code: 'unavailable', transport: true });
    expect(pauses.length).toBe(4);
  });

  it.each([
    ['a page', { headers: { 'content-type': 'text/html' }, pieces: ['<html>please log in</html>'] }],
    ['nothing', { headers: JSON_HEAD, pieces: [] }],
    ['other JSON', { headers: JSON_HEAD, pieces: ['{"hello": [1, 2]}'] }],
    ['half a JSON', { headers: JSON_HEAD, pieces: ['{"choices": [{"mess'] }],
  ])('MR7 an answer that is %s', async (_what, reply) => {
    const server = await served(() => reply);
    const { router } = await routed(wire, server.url);
    const plain = await failure(router.chat(CALL));
    expect(plain).toMatchObject({ code: 'malformed', transport: false });
    const { error, text, parts } = await read(router.stream(CALL));
    expect(text).toBe('');
    expect(error).not.toBeNull();
    expect(parts.some(({ kind }) => kind === 'end')).toBe(false);
    expect(everything(plain)).not.toContain('please log in');
  });

  it('MR8 no answer in time', async () => {
    const server = await served(() => ({ headers: JSON_HEAD, pieces: ['{'], hangAfter: 1 }));
    const { router, pauses } = await routed(wire, server.url, SOON);
    expect(await failure(router.chat(CALL))).toMatchObject({ code: 'timeout', transport: false });
    expect(pauses).toEqual([]);
    await server.requests[0]?.gone;
  });

  it('MR8 a slow stream is in time as long as each piece is', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `${at} `);
    const server = await served(() => ({ headers: SSE_HEAD, pieces: wire.stream(many), pauseMs: 60 }));
    const { router } = await routed(wire, server.url, { timeout_ms: 1500 });
    const begun = performance.now();
    expect(await read(router.stream(CALL))).toMatchObject({ text: many.join(''), error: null });
    expect(performance.now() - begun).toBeGreaterThan(1500);
  });

  const pieces = wire.stream(TEXTS);
  it.each(pieces.map((_, at) => at))('MR10 a stream that is cut behind piece %i', async (at) => {
    const server = await served(() => ({ headers: SSE_HEAD, pieces, cutAfter: at }));
    const { router } = await routed(wire, server.url);
    const { text, error, parts } = await read(router.stream(CALL));
    const ended = parts.some(({ kind }) => kind === 'end');
    expect(TEXTS.join('').startsWith(text)).toBe(true);
    expect(ended || error !== null).toBe(true);
    expect(ended && error !== null).toBe(false);
    expect(ended && text !== TEXTS.join('')).toBe(false);
    expect(server.requests.length).toBe(text === '' && !ended ? 3 : 1);
  });

  it.each(pieces.map((_, at) => at))('MR8 a stream that falls silent behind piece %i', async (at) => {
    const server = await served(() => ({ headers: SSE_HEAD, pieces, hangAfter: at }));
    const { router } = await routed(wire, server.url, SOON);
    const { text, error, parts } = await read(router.stream(CALL));
    const ended = parts.some(({ kind }) => kind === 'end');
    expect(TEXTS.join('').startsWith(text)).toBe(true);
    expect(error?.code ?? 'ended').toBe(ended ? 'ended' : 'timeout');
    expect(server.requests.length).toBeLessThan(2);
    await server.requests[0]?.gone;
  });

  it('MR9 a stream that is left behind ends its request', async () => {
    const server = await served((nth) =>
      nth === 1 ? wire.answer('x') : { headers: SSE_HEAD, pieces: wire.stream(TEXTS), hangAfter: 4 },
    );
    const { router } = await routed(wire, server.url);
    // the first answer tells that the model does not begin within a thought
    await router.chat(CALL);
    for await (const part of router.stream(CALL)) if (part.kind === 'chunk') break;
    await server.requests[1]?.gone;
    expect(server.requests.length).toBe(2);
  });

  it('MR11 is left alone after failures in a row, and the error is still its own', async () => {
    const server = await served(() => ({ status: 500, pieces: [] }));
    const { router, pauses } = await routed(wire, server.url, { circuit: { failures: 2 } });
    expect(await failure(router.chat(CALL))).toMatchObject({ status: 500 });
    expect(await failure(router.chat(CALL))).toMatchObject({ status: 500 });
    const asked = server.requests.length;
    expect(await failure(router.chat(CALL))).toMatchObject({ status: null, code: 'unavailable' });
    expect((await read(router.stream(CALL))).error?.message).toBe('is left alone after 2 failures in a row');
    expect(server.requests.length).toBe(asked);
    expect(pauses.length).toBe(asked - 2);
  });

  const begun = pieces.slice(0, pieces.findIndex((piece) => piece.includes('three')) + 1);
  const failing = (text: string): string =>
    wire.kind === 'anthropic'
      ? `event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"${text}"}}\n\n`
      : wire.kind === 'google'
        ? `data: {"error":{"code":503,"message":"${text}","status":"UNAVAILABLE"}}\n\n`
        : `data: {"error":{"message":"${text}","type":"server_error"}}\n\n`;
  const page = { headers: { 'content-type': 'text/html' }, pieces: ['<html></html>'] };
  const away = { status: 302, headers: { location: 'http://127.0.0.1:1' }, pieces: [] };
  const plainJson = { headers: JSON_HEAD, pieces: ['{"choices": []}'] };
  const unended = { headers: SSE_HEAD, pieces: begun };
  const wrong = { headers: SSE_HEAD, pieces: [...begun, failing(`overloaded, ${KEY}`)] };
  it.each([
    ['a page', page, 'malformed', /^answered with a web page$/],
    ['a redirect', away, 'malformed', /^answered with a redirect, which is not followed$/],
    ['plain JSON', plainJson, 'malformed', /^answered a stream with something else$/],
    ['an error in it', wrong, 'unavailable', /^ended its stream with an error: overloaded, \[secret\]$/],
  ] as const)('MR7, MR10 a stream with %s is said, and asked for once', async (_, reply, code, message) => {
    const server = await served(() => reply);
    const { router } = await routed(wire, server.url);
    const { error } = await read(router.stream(CALL));
    expect(error).toMatchObject({ code, transport: false, message: expect.stringMatching(message) });
    expect(translate(error?.message ?? '', 'ko')).toMatch(/[가-힣]/u);
    expect(server.requests.length).toBe(1);
  });

  it.each([
    ['MR15 both tags', ['<think>So it ', 'is 9.</think>', '\n\nIt costs ', '9.']],
    ['MR18 the closing tag alone', ['So it ', 'is 9.\n</thi', 'nk>\n\nIt costs ', '9.']],
  ])('%s: nothing of a thought is given, neither at once nor in a stream', async (_, thought) => {
    const server = await served((nth) =>
      nth % 2 === 0 ? { headers: SSE_HEAD, pieces: wire.stream(thought) } : wire.answer(thought.join('')),
    );
    const { router } = await routed(wire, server.url);
    for (let round = 0; round < 2; round += 1) {
      expect((await router.chat(CALL)).content).toBe('It costs 9.');
      expect(await read(router.stream(CALL))).toMatchObject({ text: 'It costs 9.', error: null });
    }
  });

  it('MR7, MR10 a stream that ends without its end was cut off', async () => {
    const server = await served(() => unended);
    const { router } = await routed(wire, server.url);
    const { error, text } = await read(router.stream(CALL));
    expect(text).not.toBe('');
    expect(error).toMatchObject({ code: 'unavailable', transport: true });
    expect(error?.message).toBe('its stream ended before its answer was whole');
  });

  it('MR7 an answer without any choice is said, and asked for once', async () => {
    const list = wire.kind === 'anthropic' ? 'content' : wire.kind === 'google' ? 'candidates' : 'choices';
    const server = await served(() => ({ headers: JSON_HEAD, pieces: [JSON.stringify({ [list]: [] })] }));
    const { router } = await routed(wire, server.url);
    const error = await failure(router.chat(CALL));
    expect(error).toMatchObject({ code: 'malformed', transport: false });
    expect(error.message).toBe('answered without any choice');
    expect(server.requests.length).toBe(1);
  });

  it('MR11 who withholds an answer, or says none, is there: it is not left alone', async () => {
    const list = wire.kind === 'anthropic' ? 'content' : wire.kind === 'google' ? 'candidates' : 'choices';
    const server = await served(() => ({ headers: JSON_HEAD, pieces: [JSON.stringify({ [list]: [] })] }));
    const { router } = await routed(wire, server.url, { circuit: { failures: 2 } });
    for (let at = 0; at < 3; at += 1)
      expect(await failure(router.chat(CALL))).toMatchObject({ code: 'malformed' });
    expect(server.requests.length).toBe(3);
  });

  it.each([
    [
      'an object',
      { error: { message: `no such model, ${KEY}` } },
      'answered with an error: no such model, [secret]',
    ],
    ['a line', { error: 'no such model' }, 'answered with an error: no such model'],
    ['nothing said', { error: {} }, 'answered with an error'],
  ])('MR7 an error under a status of success, %s, is said, and asked for once', async (_, body, message) => {
    const server = await served(() => ({ headers: JSON_HEAD, pieces: [JSON.stringify(body)] }));
    const { router } = await routed(wire, server.url);
    for (const error of [await failure(router.chat(CALL)), (await read(router.stream(CALL))).error]) {
      expect(error).toMatchObject({ code: 'unavailable', transport: false, message });
      expect(translate(error?.message ?? '', 'ko')).toMatch(/[가-힣]/u);
    }
    expect(server.requests.length).toBe(2);
  });

  it('MR1 a redirect is not followed', async () => {
    const other = await served(() => wire.answer('stolen'));
    const server = await served(() => ({ status: 307, headers: { location: other.url }, pieces: [] }));
    const { router } = await routed(wire, server.url, { retries: 0 });
    const { message } = await failure(router.chat({ ...CALL, token: TOKEN }));
    expect(message).toBe('answered with a redirect, which is not followed');
    expect(other.requests.length).toBe(0);
  });
});
