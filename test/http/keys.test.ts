import { afterEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import type { ApiRight, KeyTerms } from '../../src/contract/api-key.ts';
import type { AssayErrorCode } from '../../src/contract/assay-error.ts';
import type { ListedProvider } from '../../src/contract/ports/model-provider.ts';
import { Problem } from '../../src/contract/problem.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import {
  endsBy,
  failsWith,
  JUDGE,
  says,
  type ScriptedCall,
  testRouter,
  type TestRouter,
  WRITER,
} from '../support/bench.ts';
import { honest, written } from '../support/claim-model.ts';
import { laterValue } from '../support/later-value.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const CHAT = { feature: 'insight', content: 'What follows?', lang: 'en' };
const ASKED = { question: 'What follows?', lang: 'en' };
const GRADE = { task: 'insight', request: 'What follows?', answer: 'It follows that the roof leaks.' };
const MADE = '2026-01-01T00:00:00.000Z';

let server: TestServer;
afterEach(() => server.close());

async function start(router: TestRouter, configuration: object = {}): Promise<TestRouter> {
  server = await testServer({ router, configuration });
  return router;
}

type Asks = (path: string, body?: unknown) => Promise<Response>;

/** A key of the server, and how its holder asks. */
async function holderOf(
  terms: KeyTerms,
  rights: readonly ApiRight[] = ['read', 'chat', 'verify'],
): Promise<Asks & { readonly id: string }> {
  const id = `K${Math.random()}`;
  const of = { id, tenant: 'default', name: id, rights, terms };
  const { key } = await createApiKey(server.stores.keys, of, MADE);
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
  const asks: Asks = (path, body) =>
    server.ask(path, { method: body === undefined ? 'GET' : 'POST', headers, body });
  return Object.assign(asks, { id });
}

async function problemOf(answer: Response): Promise<Problem> {
  return Problem.parse(await answer.json());
}

async function spentOf({
  id,
}: {
  readonly id: string;
}): Promise<{ tokens: number; cost: number } | undefined> {
  return (await server.stores.keys.list('default')).find((record) => record.id === id)?.spent;
}

const EACH_MODEL = [
  ['/api/chat', CHAT],
  ['/api/stream', CHAT],
  ['/api/ask', ASKED],
] as const;

describe('a key with terms', () => {
  it('HT31 opens nothing from its expiry on, and says when that was', async () => {
    await start(testRouter([says('fine')]));
    const expired = await holderOf({ expires_at: '2026-01-02T00:00:00.000Z' });
    const holds = await holderOf({ expires_at: '2999-01-01T00:00:00.000Z' });
    const refused = await expired('/api/chat', CHAT);
    expect([refused.status, (await holds('/api/chat', CHAT)).status]).toEqual([401, 200]);
    expect(await problemOf(refused)).toMatchObject({
      code: 'unauthorized',
      detail: 'the API key expired at 2026-01-02T00:00:00.000Z',
    });
  });

  it('HT31 is not made where it would hold no time', async () => {
    await start(testRouter([]));
    const body = { name: 'late', rights: ['read'], terms: { expires_at: '2020-01-01T00:00:00Z' } };
    const answer = await server.ask('/api/keys', { method: 'POST', body });
    expect([answer.status, (await problemOf(answer)).where]).toEqual([400, 'expires_at']);
  });

  it.each(EACH_MODEL)('HT31 asks no model that it does not list: %s', async (path, body) => {
    const router = await start(testRouter([says('fine')], [says('fine')]));
    const asks = await holderOf({ models: [JUDGE.model] });
    const refused = await asks(path, { ...body, model: WRITER.model });
    expect(refused.status).toBe(403);
    expect(await problemOf(refused)).toMatchObject({
      code: 'refused',
      detail: `this API key may not ask the model scripted/${WRITER.model}`,
      where: 'model',
      hint: `models of this key: ${JUDGE.model}`,
    });
    expect(router.asked).toEqual([]);
  });

  it('HT31 asks those that it lists, by both forms of a name, and sees no other', async () => {
    await start(testRouter([says('a'), says('b')], [says('c')]));
    for (const name of [WRITER.model, `scripted/${WRITER.model}`]) {
      const asks = await holderOf({ models: [name] });
      expect((await asks('/api/chat', { ...CHAT, model: WRITER.model })).status).toBe(200);
      const { models } = (await (await asks('/api/models')).json()) as { models: { model: string }[] };
      expect(models.map(({ model }) => model)).toEqual([WRITER.model]);
    }
  });

  it('HT31 tells of no model that it does not list, not even of the usual one', async () => {
    await start(testRouter([], [says('c')]));
    const asks = await holderOf({ models: [JUDGE.model] });
    const usual = (await (await asks('/api/models')).json()) as { default: unknown };
    expect(usual.default).toBeNull();
    const one = async (name: string): Promise<number> =>
      (await asks(`/v1/models/${encodeURIComponent(name)}`)).status;
    expect([await one(`scripted/${WRITER.model}`), await one(`scripted/${JUDGE.model}`)]).toEqual([403, 200]);
  });
});

describe('a budget', () => {
  /** What one call of `CHAT` reserves, as the refusal tells it. */
  async function most(): Promise<number> {
    const asks = await holderOf({ budget: { tokens: 1 } });
    const { detail } = await problemOf(await asks('/api/chat', CHAT));
    return Number(/may take (\d+)/.exec(detail)?.[1]);
  }

  it.each(EACH_MODEL)('HT31 that is spent is 402 before any model is asked: %s', async (path, body) => {
    const router = await start(testRouter([says('fine')]));
    const asks = await holderOf({ budget: { tokens: 5 } });
    const refused = await asks(path, body);
    expect(refused.status).toBe(402);
    expect(await problemOf(refused)).toMatchObject({
      code: 'budget_spent',
      detail: expect.stringMatching(/^the budget of this API key .*: 0 of 5 tokens are spent/) as string,
      where: 'budget',
      hint: 'send a shorter request, or use a key with a larger budget',
    });
    expect(router.asked).toEqual([]);
  });

  it('HT31 counts what calls used, in chat and stream, and what it may have room for in all', async () => {
    await start(testRouter([says('a', 'b'), says('c')]));
    const room = await most();
    const asks = await holderOf({ budget: { tokens: room + 20 } });
    expect((await asks('/api/chat', CHAT)).status).toBe(200);
    expect(await spentOf(asks)).toEqual({ tokens: 12, cost: 0 });
    await (await asks('/api/stream', CHAT)).text();
    expect(await spentOf(asks)).toEqual({ tokens: 23, cost: 0 });
    expect((await asks('/api/chat', CHAT)).status).toBe(402);
  });

  it('HT31 counts the most of a call that was withheld or cannot be read, and nothing of a refused one', async () => {
    const failing = (code: AssayErrorCode, status: number | null): ScriptedCall =>
      failsWith(new ProviderError(code, 'failed', { provider: 'scripted', status, transport: false }));
    await start(
      testRouter([failing('unavailable', 400), failing('refused', null), failing('malformed', 200)]),
    );
    const room = await most();
    const asks = await holderOf({ budget: { tokens: 3 * room } });
    const spent: (number | undefined)[] = [];
    for (let at = 0; at < 3; at += 1) {
      await asks('/api/chat', CHAT);
      spent.push((await spentOf(asks))?.tokens);
    }
    expect(spent).toEqual([0, room, 2 * room]);
  });

  it('HT31 holds while many ask at once: no more is asked than it has room for', async () => {
    const open = laterValue();
    const waiting: ScriptedCall = async function* (...call) {
      await open.promise;
      yield* endsBy('stop', 'fine')(...call);
    };
    const router = await start(testRouter(Array.from({ length: 12 }, () => waiting)));
    const room = await most();
    const asks = await holderOf({ budget: { tokens: 3 * room + 10 } });
    const asking = Array.from({ length: 12 }, () => asks('/api/chat', CHAT));
    const refused: number[] = [];
    for (const answer of asking) void answer.then(({ status }) => status === 402 && refused.push(status));
    while (router.asked.length + refused.length < 12) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([router.asked.length, (await spentOf(asks))?.tokens]).toEqual([3, 3 * room]);
    open.resolve();
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await spentOf(asks)).toEqual({ tokens: 33, cost: 0 });
  });

  it('HT31 in money counts by prices, and asks no model without one', async () => {
    const prices = { [WRITER.model]: { prompt: 1000, completion: 2000 } };
    await start(testRouter([says('a', 'b')], [says('c')]), { models: { prices } });
    const asks = await holderOf({ budget: { cost: 100 } });
    const unpriced = await asks('/api/chat', { ...CHAT, model: JUDGE.model });
    expect([unpriced.status, (await problemOf(unpriced)).where]).toEqual([403, 'models.prices']);
    expect((await asks('/api/chat', CHAT)).status).toBe(200);
    expect(await spentOf(asks)).toEqual({ tokens: 12, cost: 0.014 });
  });
});

describe('the right to spend', () => {
  it('HT31 a grading by a judge needs the right chat, one by rules does not', async () => {
    const router = await start(testRouter([], [says('no JSON')]));
    const asks = await holderOf({}, ['verify']);
    const judged = await asks('/api/grade', { ...GRADE, judge: JUDGE.model });
    expect(judged.status).toBe(403);
    expect(await problemOf(judged)).toMatchObject({
      code: 'refused',
      detail: 'asking a model with the key of the server needs the right "chat"',
      hint: 'use an API key with the right "chat"',
    });
    expect((await asks('/api/grade', { ...GRADE, judge: null })).status).toBe(200);
    expect(router.asked).toEqual([]);
    const spends = await holderOf({}, ['verify', 'chat']);
    expect((await spends('/api/grade', { ...GRADE, judge: JUDGE.model })).status).toBe(200);
    expect(router.asked.length).toBeGreaterThan(0);
  });

  it('HT31 a verification asks the judge of claims with the right chat alone, and says so', async () => {
    const claim = 'The museum shuts its doors on Mondays.';
    const said = { answer: 'supported', quotation: 'The museum is closed every Monday.' };
    let calls = 0;
    const here: ListedProvider = {
      name: 'here',
      kind: 'openai_compatible',
      models: ['m'],
      async chat({ messages }) {
        calls += 1;
        const content = written(messages, honest({ [claim]: said }));
        return { content, model: 'm', provider: 'here', usage: null, finish_reason: 'stop' };
      },
      stream: () => {
        throw new Error('is not streamed');
      },
    };
    server = await testServer({
      configuration: { grounding: { judge: { model: 'here/m' } } },
      outside: { providers: async () => [here] },
    });
    const body = { text: claim, evidences: ['The museum is closed every Monday. It was opened in 1932.'] };
    const verified = async (rights: readonly ApiRight[]): Promise<unknown[]> => {
      const asks = await holderOf({}, rights);
      const report = ValidationReport.parse(await (await asks('/api/verify', body)).json());
      const [one] = report.result.claim_validations;
      return [one?.status, report.metadata.unavailable.map(({ source, reason }) => `${source}: ${reason}`)];
    };
    expect(await verified(['verify'])).toEqual(['UNVERIFIED', ['here/m: refused']]);
    expect(calls).toBe(0);
    expect(await verified(['verify', 'chat'])).toEqual(['VERIFIED', []]);
    expect(calls).toBeGreaterThan(0);
  });

  it('HT31 a grading within a spent budget is 402', async () => {
    const router = await start(testRouter([], [says('no JSON')]));
    const asks = await holderOf({ budget: { tokens: 10 } });
    await server.stores.keys.spend(asks.id, { tokens: 10, cost: 0 }, null);
    expect((await asks('/api/grade', { ...GRADE, judge: JUDGE.model })).status).toBe(402);
    expect(router.asked).toEqual([]);
  });
});
