import { expect, it } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const MINUTE = 60_000;

function longText(length: number): string {
  return Array.from(
    { length: Math.ceil(length / 40) },
    (_, at) => `Pump ${at} runs at ${at % 97} bar today.`,
  ).join(' ');
}

async function problemOf(answer: Response): Promise<unknown> {
  const { code, detail } = Problem.parse(await answer.json());
  return [answer.status, code, detail, answer.headers.get('retry-after')];
}

/** Resolves when one runs and one waits: only then the others are turned away. */
async function fill(server: TestServer, abort: AbortSignal): Promise<{ readonly settled: Promise<unknown> }> {
  const body = { text: longText(200_000), evidences: [longText(200_000)] };
  const asking = Array.from({ length: 4 }, () =>
    server.ask('/api/verify?keep=false', { method: 'POST', body, signal: abort }),
  );
  const refused = asking.map(async (one) =>
    (await one).status === 503 ? true : Promise.reject(new Error('taken')),
  );
  await Promise.any(refused);
  return { settled: Promise.allSettled(asking) };
}

it(
  'HT28 a full queue is said to who asks, in both languages, and a chat is answered unchecked',
  async () => {
    const stores = memoryStores();
    const server = await testServer({
      stores,
      configuration: { server: { verify_queue: 1 }, settings: { verification_enabled: true } },
    });
    const leaving = new AbortController();
    const { settled } = await fill(server, leaving.signal);
    const body = { text: longText(30_000) };
    const refused = await server.ask('/api/verify', { method: 'POST', body });
    expect(await problemOf(refused)).toEqual([
      503,
      'busy',
      'more texts wait to be verified than the server takes on',
      '2',
    ]);
    const headers = { 'Accept-Language': 'ko' };
    const korean = await server.ask('/api/grade', {
      method: 'POST',
      body: { task: 'writing', answer: longText(30_000) },
      headers,
    });
    expect(await problemOf(korean)).toEqual([
      503,
      'busy',
      '검증을 기다리는 글이 서버가 받을 수 있는 것보다 많습니다',
      '2',
    ]);
    const chat = await server.ask('/api/chat', {
      method: 'POST',
      body: { feature: 'insight', content: longText(30_000), lang: 'en' },
    });
    expect([chat.status, await chat.json()]).toMatchObject([
      200,
      { verification: null, verification_unchecked: { reason: 'unavailable' } },
    ]);
    leaving.abort();
    await settled;
    await server.close();
  },
  2 * MINUTE,
);

it(
  'HT29 a verification that computes too long is 504, and the next one is answered',
  async () => {
    const server = await testServer({ configuration: { server: { verify_timeout_ms: 1000 } } });
    // Numbers of a list on both sides take all of the budget, half a minute and more (bounds/sizes.test.ts).
    const items = '1. '.repeat(170_000);
    const body = { text: items, evidences: [items] };
    const answer = await server.ask('/api/verify?keep=false', { method: 'POST', body });
    expect(await problemOf(answer)).toEqual([
      504,
      'timeout',
      'the verification computed for more than 1000 ms',
      null,
    ]);
    const next = await server.ask('/api/verify', { method: 'POST', body: { text: 'It is 5.' } });
    expect(next.status).toBe(200);
    await server.close();
  },
  2 * MINUTE,
);
