import { describe, expect, it, vi } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { IDEMPOTENCY_LEASE_MS, type IdempotencyStore } from '../../src/contract/ports/idempotency-store.ts';
import { answerOnce } from '../../src/http/answer-once.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { failsWith, says, type ScriptedCall, testRouter } from '../support/bench.ts';
import { laterValue } from '../support/later-value.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const ASK = { feature: 'insight', content: 'What follows?' };

function chat(
  server: TestServer,
  key: string,
  body: unknown = ASK,
  more: Record<string, string> = {},
): Promise<Response> {
  return server.ask('/api/chat', { method: 'POST', body, headers: { 'Idempotency-Key': key, ...more } });
}

describe('requests that are sent again', () => {
  it('HT12 get the first answer again, byte for byte, and the model is asked once', async () => {
    const router = testRouter([says('the first'), says('the second')]);
    const server = await testServer({ router });
    const answers = [await chat(server, 'one'), await chat(server, 'one'), await chat(server, 'two')];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    await server.close();
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true', null]);
    expect(answers[1]?.headers.get('x-message-id')).toBe(answers[0]?.headers.get('x-message-id'));
    expect(router.asked).toHaveLength(2);
  });

  it('HT12 while the first still runs are 409, and another request under the key is 422', async () => {
    const going = laterValue();
    const begun = laterValue();
    const slow: ScriptedCall = async function* (asked, abort) {
      begun.resolve();
      await going.promise;
      yield* says('done')(asked, abort);
    };
    const router = testRouter([slow, says('never')]);
    const server = await testServer({ router });
    const first = chat(server, 'one');
    await begun.promise;
    const running = await chat(server, 'one');
    const other = await chat(server, 'one', { ...ASK, content: 'Something else?' });
    going.resolve();
    const done = await first;
    const again = await chat(server, 'one');
    await server.close();
    expect([running.status, other.status, done.status, again.status]).toEqual([409, 422, 200, 200]);
    expect(running.headers.get('retry-after')).toBe('1');
    expect(router.asked).toHaveLength(1);
  });

  it('HT12 all at once: one is answered, the model is asked once', async () => {
    const router = testRouter(Array.from({ length: 20 }, () => says('done')));
    const server = await testServer({ router });
    const answers = await Promise.all(Array.from({ length: 20 }, () => chat(server, 'one')));
    const texts = await Promise.all(
      answers.filter(({ status }) => status === 200).map((answer) => answer.text()),
    );
    await server.close();
    expect(router.asked).toHaveLength(1);
    expect(new Set(texts).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('HT12 a problem of the request is kept, a failure of the model is not', async () => {
    const failure = new ProviderError('unavailable', 'gone', {
      provider: 'scripted',
      status: 503,
      transport: true,
    });
    const server = await testServer({ router: testRouter([failsWith(failure), says('better')]) });
    const failed = await chat(server, 'one');
    const again = await chat(server, 'one');
    const unknown = { ...ASK, model: 'none' };
    const wrong = [await chat(server, 'two', unknown), await chat(server, 'two', unknown)];
    await server.close();
    expect([failed.status, again.status, ...wrong.map(({ status }) => status)]).toEqual([502, 200, 404, 404]);
    expect(wrong[1]?.headers.get('idempotency-replayed')).toBe('true');
    expect(wrong[1]?.headers.get('content-type')).toBe('application/problem+json');
  });

  it('HT12 two API keys never meet under one Idempotency-Key', async () => {
    const server = await testServer({ router: testRouter([says('one'), says('two')]) });
    const headers = await Promise.all(
      ['a', 'b'].map(async (id) => {
        const of = { id, tenant: 'default', name: id, rights: ['chat' as const] };
        const { key } = await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z');
        return { Authorization: `Bearer ${key}` };
      }),
    );
    const texts: string[] = [];
    for (const more of headers) texts.push(await (await chat(server, 'same', ASK, more)).text());
    await server.close();
    expect(texts[0]).toContain('one');
    expect(texts[1]).toContain('two');
  });

  it('HT12 another token of a user is another request, and no token is kept', async () => {
    const router = testRouter([says('one'), says('two')]);
    const stores = memoryStores();
    const hashes: string[] = [];
    const store = stores.idempotency;
    const watching = {
      ...store,
      claim: (...of: Parameters<IdempotencyStore['claim']>) => {
        hashes.push(JSON.stringify(of));
        return store.claim(...of);
      },
    };
    const server = await testServer({ router, stores: { ...stores, idempotency: watching } });
    const answers = [
      await chat(server, 'one', ASK, { 'X-OAuth-Token': 'token-of-a' }),
      await chat(server, 'one', ASK, { 'X-OAuth-Token': 'token-of-b' }),
      await chat(server, 'one', ASK, { 'X-OAuth-Token': 'token-of-a' }),
    ];
    await server.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
    expect(hashes.join()).not.toContain('token-of');
  });

  it('HT12 holds for PUT as well', async () => {
    const server = await testServer();
    const put = (content: string): Promise<Response> =>
      server.ask('/api/notes/n1', {
        method: 'PUT',
        body: { title: 'a', content },
        headers: { 'Idempotency-Key': 'one' },
      });
    const texts = [await (await put('first')).text(), await (await put('first')).text()];
    const other = await put('second');
    await server.close();
    expect(texts[1]).toBe(texts[0]);
    expect(other.status).toBe(422);
  });

  it('HT12 a request that runs long holds its key, and one that was killed soon no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const renewed: string[] = [];
    const { idempotency } = memoryStores();
    const store: IdempotencyStore = {
      ...idempotency,
      renew: (key, at) => {
        renewed.push(at);
        return idempotency.renew(key, at);
      },
    };
    const going = laterValue();
    const of = { tenant: 't', holder: 'h', key: 'k', token: 'one', request: {} };
    const answer = answerOnce(
      of,
      store,
      () => 'now',
      async () => {
        await going.promise;
        return { status: 200, headers: {}, body: '' };
      },
    );
    await Promise.resolve();
    vi.advanceTimersByTime(IDEMPOTENCY_LEASE_MS);
    expect(renewed).toHaveLength(3);
    going.resolve();
    await answer;
    vi.advanceTimersByTime(IDEMPOTENCY_LEASE_MS);
    vi.useRealTimers();
    expect(renewed).toHaveLength(3);
  });

  it('HT12 streams refuse the header', async () => {
    const server = await testServer({ router: testRouter([]) });
    const headers = { 'Idempotency-Key': 'one' };
    const answer = await server.ask('/api/stream', { method: 'POST', body: ASK, headers });
    await server.close();
    expect(answer.status).toBe(400);
  });
});
