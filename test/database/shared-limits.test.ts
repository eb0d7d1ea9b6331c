import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { createApiKey } from '../../src/app/api-keys.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { KeyTerms } from '../../src/contract/api-key.ts';
import { says, testRouter } from '../support/bench.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const CHAT = { feature: 'insight', content: 'What follows?', lang: 'en' };

interface Opened {
  readonly database: Database;
  readonly stores: Stores;
}

let postgres: PostgresServer | null = null;
let opened: readonly Opened[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === null) return;
  const url = await postgres.createDatabase();
  const open = async (): Promise<Opened> => {
    const database = await openDatabase({ url, folder: 'unused' });
    return { database, stores: await storesOn(database) };
  };
  opened = [await open(), await open()];
}, 60_000);
afterAll(async () => {
  for (const { database } of opened) await database.close();
  await postgres?.stop();
});

/** Two servers on the one database, each with a pool of its own. */
function servers(configuration: object): Promise<TestServer[]> {
  const scripts = () => Array.from({ length: 20 }, () => says('fine'));
  return Promise.all(
    opened.map(({ stores }) => testServer({ stores, configuration, router: testRouter(scripts()) })),
  );
}

async function keyOf(terms: KeyTerms): Promise<{ id: string; headers: Record<string, string> }> {
  const id = `K${Math.random()}`;
  const of = { id, tenant: 'default', name: id, rights: ['read' as const, 'chat' as const], terms };
  const { key } = await createApiKey((opened[0] as Opened).stores.keys, of, '2026-01-01T00:00:00Z');
  return { id, headers: { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' } };
}

async function spent(id: string): Promise<unknown> {
  const keys = await (opened[1] as Opened).stores.keys.list('default');
  return keys.find((record) => record.id === id)?.spent;
}

describe('servers on one database', { timeout: 120_000 }, () => {
  it('HT7 share the rate of a key, and each answer says what is left', async ({ skip }) => {
    if (postgres === null) return skip('no Postgres could be started');
    const both = await servers({ server: { rate_limit_per_minute: 1 } });
    const { headers } = await keyOf({});
    const asking = both.flatMap((server) =>
      Array.from({ length: 4 }, () => server.ask('/api/models', { headers })),
    );
    const answers = await Promise.all(asking);
    await Promise.all(both.map((server) => server.close()));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 429)]);
    for (const answer of answers) {
      expect(answer.headers.get('ratelimit-policy')).toBe('1;w=60');
      expect(answer.headers.get('ratelimit-limit')).toBe('1');
      expect(answer.headers.get('ratelimit-remaining')).toBe('0');
      expect(Number(answer.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
      expect(answer.headers.has('retry-after')).toBe(answer.status === 429);
    }
  });

  it('HT31 share the budget of a key', async ({ skip }) => {
    if (postgres === null) return skip('no Postgres could be started');
    const both = await servers({});
    const chat = (server: TestServer, headers: Record<string, string>): Promise<Response> =>
      server.ask('/api/chat', { method: 'POST', body: CHAT, headers });
    const [one, other] = both as [TestServer, TestServer];
    const tight = await keyOf({ budget: { tokens: 1 } });
    const { detail } = (await (await chat(one, tight.headers)).json()) as { detail: string };
    const most = Number(/may take (\d+)/.exec(detail)?.[1]);
    const { id, headers } = await keyOf({ budget: { tokens: most + 21 } });
    const statuses: number[] = [];
    for (const server of [one, other, one, other]) statuses.push((await chat(server, headers)).status);
    await Promise.all(both.map((server) => server.close()));
    expect(statuses).toEqual([200, 200, 402, 402]);
    expect(await spent(id)).toEqual({ tokens: 22, cost: 0 });
  });
});
