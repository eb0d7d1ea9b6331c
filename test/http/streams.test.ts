import { describe, expect, it } from 'vitest';
import type { RouterStreamPart } from '../../src/app/models/model-router.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { memoryStores, says, type ScriptedCall, testRouter, waitsAfter } from '../support/bench.ts';
import { laterValue } from '../support/later-value.ts';
import { openSocket, readAnswer, readToEnd, requestBytes } from '../support/raw-request.ts';
import { playParts, recordedBytes, recordedStreams } from '../support/raw-streams.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const ASK = { feature: 'insight', content: 'What follows?' };

/** A call that can be waited for: begun, and aborted. */
function watched(script: ScriptedCall): {
  readonly call: ScriptedCall;
  readonly begun: Promise<void>;
  readonly aborted: Promise<void>;
} {
  const begun = laterValue();
  const aborted = laterValue();
  async function* call(...[asked, abort]: Parameters<ScriptedCall>): AsyncGenerator<RouterStreamPart> {
    if (abort?.aborted === true) aborted.resolve();
    abort?.addEventListener('abort', () => aborted.resolve());
    begun.resolve();
    yield* script(asked, abort);
  }
  return { call, begun: begun.promise, aborted: aborted.promise };
}

function stream(server: TestServer, signal?: AbortSignal): Promise<Response> {
  const path = '/api/stream';
  return server.ask(path, { method: 'POST', body: ASK, ...(signal === undefined ? {} : { signal }) });
}

/** Waits until a count has begun and grows no more. */
async function settled(count: () => number): Promise<void> {
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (before === 0 || count() !== before) await settled(count);
}

/** Text of a stream up to a mark; the rest is left unread. */
async function readUntil(answer: Response, mark: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    if (text.includes(mark)) return text;
  }
  return text;
}

describe('the bytes of the wire', () => {
  it.each(recordedStreams())('HT14 $name: $title', async (recorded) => {
    const { notes, stored = [], parts, request } = recorded;
    const kept = stored.map(({ score: _, ...note }) => note);
    const server = await testServer({
      router: testRouter([() => playParts(parts)]),
      stores: memoryStores({ notes: [...notes, ...kept] }),
    });
    const answer = await server.ask('/api/stream', { method: 'POST', body: request });
    const text = await answer.text();
    await server.close();
    expect(text).toBe(recordedBytes(recorded, 'sse'));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-chat-id': expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
      'x-message-id': expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
    });
  });

  it.each(recordedStreams().filter(({ parts }) => !parts.some((part) => 'error' in part)))(
    'HT14 the plain call of $name',
    async (recorded) => {
      const { notes, stored = [], parts, request } = recorded;
      const kept = stored.map(({ score: _, ...note }) => note);
      const server = await testServer({
        router: testRouter([() => playParts(parts)]),
        stores: memoryStores({ notes: [...notes, ...kept] }),
      });
      const answer = await server.ask('/api/chat', { method: 'POST', body: request });
      const text = await answer.text();
      await server.close();
      expect(text).toBe(recordedBytes(recorded, 'body'));
    },
  );

  it('HT14 a token of the user reaches the model and no line of the log', async () => {
    const tokens: unknown[] = [];
    const call: ScriptedCall = async function* (asked, abort) {
      tokens.push(asked.token);
      yield* says('fine')(asked, abort);
    };
    const server = await testServer({ router: testRouter([call]) });
    const headers = { 'X-OAuth-Token': 'oauth-secret-1' };
    const answer = await server.ask('/api/chat', { method: 'POST', body: ASK, headers });
    const text = await answer.text();
    await server.close();
    expect(tokens).toEqual(['oauth-secret-1']);
    expect(`${text}${server.lines.join('')}`).not.toContain('oauth-secret-1');
  });

  it('HT15 a comment is sent on silence, and never otherwise', async () => {
    const configuration = { server: { heartbeat_ms: 100 } };
    const router = testRouter([waitsAfter('one'), says('one', 'two')]);
    const server = await testServer({ configuration, router });
    const silent = await readUntil(await stream(server), ': heartbeat\n\n');
    const busy = await (await stream(server)).text();
    await server.close();
    expect(silent).toBe('data: {"chunk":"one"}\n\n: heartbeat\n\n');
    expect(busy).toBe('data: {"chunk":"one"}\n\ndata: {"chunk":"two"}\n\ndata: [DONE]\n\n');
  });
});

describe('clients that go away', () => {
  it('HT15 a stream that nobody reads any more aborts the model', async () => {
    const { call, aborted } = watched(waitsAfter('one'));
    const server = await testServer({ router: testRouter([call, says('next')]) });
    const leaving = new AbortController();
    await readUntil(await stream(server, leaving.signal), 'one');
    leaving.abort();
    await aborted;
    expect(await (await stream(server)).text()).toContain('next');
    await server.close();
  });

  it('HT15 so does a plain call', async () => {
    const { call, begun, aborted } = watched(waitsAfter('one'));
    const server = await testServer({ router: testRouter([call]) });
    const leaving = new AbortController();
    const asking = server.ask('/api/chat', { method: 'POST', body: ASK, signal: leaving.signal });
    asking.catch(() => undefined);
    await begun;
    leaving.abort();
    await aborted;
    await expect(asking).rejects.toThrow(/abort/i);
    expect((await server.ask('/healthz')).status).toBe(200);
    await server.close();
  });

  it('HT15 one that reads nothing holds the model back, and harms nobody', async () => {
    const piece = 'x'.repeat(1024);
    const most = 200_000;
    let made = 0;
    const endless: ScriptedCall = async function* () {
      for (; made < most; made += 1) yield { kind: 'chunk', text: piece };
    };
    const { call, aborted } = watched(endless);
    const others = Array.from({ length: 20 }, () => says('one', 'two'));
    const server = await testServer({
      router: testRouter([call, ...others]),
      configuration: { settings: { stream_monitor_enabled: false } },
    });
    const socket = await openSocket(server.port);
    socket.pause();
    const headers = { Connection: 'keep-alive' };
    socket.write(
      requestBytes(server.port, { method: 'POST', path: '/api/stream', headers, body: JSON.stringify(ASK) }),
    );
    await settled(() => made);
    while (others.length > 0) {
      others.pop();
      expect(await (await stream(server)).text()).toContain('two');
    }
    const held = made;
    // One byte at a time frees nothing worth another piece.
    for (let at = 0; at < 5; at += 1) socket.read(1);
    expect((await server.ask('/healthz')).status).toBe(200);
    socket.destroy();
    await aborted;
    await server.close();
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThan(most / 4);
  });
});

describe('a server that stops', () => {
  it('HT3 lets streams end with an error, and aborts their models', async () => {
    const { call, aborted } = watched(waitsAfter('one'));
    const configuration = { server: { shutdown_ms: 50 } };
    const server = await testServer({ configuration, router: testRouter([call]) });
    const reader = (await stream(server)).body?.getReader();
    const first = await reader?.read();
    const closed = server.close();
    const second = await reader?.read();
    const end = await reader?.read();
    const text = [first, second].map((part) => new TextDecoder().decode(part?.value)).join('');
    expect(end?.done).toBe(true);
    await Promise.all([aborted, closed]);
    expect(text).toBe('data: {"chunk":"one"}\n\nevent: error\ndata: {"error":"the server is stopping"}\n\n');
    await expect(server.ask('/healthz')).rejects.toThrow('fetch failed');
  });

  it('HT3 waits for a plain call that runs, and takes nothing new on its connection', async () => {
    const going = laterValue();
    const slow: ScriptedCall = async function* (asked, abort) {
      await going.promise;
      yield* says('done in time')(asked, abort);
    };
    const { call, begun } = watched(slow);
    const server = await testServer({ router: testRouter([call]) });
    const socket = await openSocket(server.port);
    const reading = readToEnd(socket);
    const one = {
      method: 'POST',
      path: '/api/chat',
      headers: { Connection: 'keep-alive' },
      body: JSON.stringify(ASK),
    };
    socket.write(requestBytes(server.port, one));
    await begun;
    const closed = server.close();
    going.resolve();
    await closed;
    const answer = readAnswer(await reading);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('done in time');
  });

  it('HT3 refuses what comes while it stops, and says when to ask again; a stream that runs comes to its end', async () => {
    const going = laterValue();
    const script: ScriptedCall = async function* (asked, abort) {
      yield { kind: 'chunk', text: 'one' };
      await going.promise;
      yield* says('two')(asked, abort);
    };
    const server = await testServer({ router: testRouter([script]) });
    const reader = (await stream(server)).body?.getReader();
    await reader?.read();
    const requests = ['/api/notes', '/readyz', '/nowhere', '/healthz'].map((path) =>
      requestBytes(server.port, { method: 'GET', path }),
    );
    const sockets = await Promise.all(requests.map(() => openSocket(server.port)));
    const answers = sockets.map(readToEnd);
    // Half a request stands on each connection when the server is told to stop.
    sockets.forEach((socket, at) => socket.write(requests[at]?.subarray(0, 20) ?? ''));
    expect((await server.ask('/healthz')).status).toBe(200);
    const closed = server.close();
    sockets.forEach((socket, at) => socket.write(requests[at]?.subarray(20) ?? ''));
    const [notes, ready, nowhere, health] = (await Promise.all(answers)).map(readAnswer);
    expect([notes?.status, ready?.status, nowhere?.status, health?.status]).toEqual([503, 503, 404, 200]);
    expect(notes?.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    expect((JSON.parse(notes?.body ?? '') as Problem).code).toBe('unavailable');
    await expect(openSocket(server.port)).rejects.toThrow('ECONNREFUSED');
    going.resolve();
    const rest: string[] = [];
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      rest.push(new TextDecoder().decode(part.value));
    await closed;
    expect(rest.join('')).toBe('data: {"chunk":"two"}\n\ndata: [DONE]\n\n');
  });

  it('HT3 cuts off what does not end', async () => {
    const { call, begun, aborted } = watched(waitsAfter('one'));
    const configuration = { server: { shutdown_ms: 0 } };
    const server = await testServer({ configuration, router: testRouter([call]) });
    const asking = server.ask('/api/chat', { method: 'POST', body: ASK });
    const outcome = asking.then(
      async (answer) => ((await answer.json()) as Problem).code,
      () => 'cut off',
    );
    await begun;
    await server.close();
    await aborted;
    expect(await outcome).toBe('cut off');
  });
});
