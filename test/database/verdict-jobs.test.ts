import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { NewJob } from '../../src/contract/job.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };

function told(id: string): NewJob {
  const payload = { webhook: 'all', id, event: 'verdict', body: '{}', series: 0 } as const;
  return { type: 'webhook.deliver', payload, singleton_key: `all verdict ${id}`, trace_id: id };
}

/** The socket under a client. */
interface Cable {
  readonly connection: { readonly stream: { destroy(): void } };
}

/** The same database for a server whose connection ends behind the verdict, before its jobs: as when it is killed there. */
function dyingBetween(database: Database): Database {
  const connect = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    const query = async (text: string, values?: unknown[]): Promise<unknown> => {
      const result = await client.query(text, values);
      if (text.includes('insert into verdicts')) (client as unknown as Cable).connection.stream.destroy();
      return result;
    };
    const release = (broken?: boolean): void => client.release(broken);
    return { query, release } as unknown as PoolClient;
  };
  // a query of the pool itself asks the pool for its client
  const pool = new Proxy(database.pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return name === 'connect' ? connect : typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, pool };
}

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let stores: Stores;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    stores = await storesOn(database);
  });
  afterAll(() => kind?.stop());

  async function keptOf(id: string): Promise<readonly [boolean, number]> {
    const jobs = await stores.jobs.list('acme', { type: 'webhook.deliver', limit: 100 });
    const record = await stores.verdicts('acme').find(id);
    return [record !== null, jobs.filter(({ trace_id }) => trace_id === id).length];
  }

  test('WH5 a verdict and the jobs that tell of it are kept in one step, many at once too', async () => {
    const ids = ['01J0', '01J1', '01J2'];
    const archive = stores.verdicts('acme');
    await Promise.all(ids.map((id) => archive.add([aVerdict(id, { tenant_id: 'acme' })], [told(id)])));
    expect(await Promise.all(ids.map(keptOf))).toEqual(ids.map(() => [true, 1]));
  });

  test('WH5 a server that dies between a verdict and its jobs keeps neither', async () => {
    await stores.jobs.within();
    const dying = (await storesOn(dyingBetween(database))).verdicts('acme');
    const record = aVerdict('01K0', { tenant_id: 'acme' });
    await expect(dying.add([record], [told('01K0')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(await keptOf('01K0')).toEqual([false, 0]);
  });

  test('WH5 nothing is queued twice for a verdict that is kept again', async () => {
    const archive = stores.verdicts('acme');
    const record = aVerdict('01L0', { tenant_id: 'acme' });
    await archive.add([record], [told('01L0')]);
    await archive.add([record], [told('01L0')]);
    expect(await keptOf('01L0')).toEqual([true, 1]);
  });
});
