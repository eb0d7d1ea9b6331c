import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { graphCatalogue } from '../../src/adapters/database/graph-catalogue.ts';
import { knowledgeGraphReader } from '../../src/adapters/database/knowledge-graph-reader.ts';
import { loadGraph } from '../../src/adapters/database/load-graph.ts';
import type { GraphFile } from '../../src/contract/ports/knowledge-graph-writer.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';
import { projects, TEAMS, teams, WEEKS, weeks, writeSample } from '../support/graph-sample.ts';
import { keys, type TestFolder, testFolder } from '../support/graph-files.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let folder: TestFolder;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    folder = testFolder();
    writeSample(folder);
    return () => folder.remove();
  });
  afterAll(() => kind?.stop());

  const files = (...steps: readonly Record<string, unknown>[]): GraphFile[] =>
    steps.map((step) => folder.graphFile(step));
  const loadAll = (tenant = 'default') => loadGraph(database, tenant, files(teams, weeks, projects), keys);
  const reader = (tenant = 'default') => knowledgeGraphReader(database, tenant, keys);
  const budgets = async () =>
    (await reader().facts([{ type: 'project', id: 'P1' }])).map((fact) => fact.value);

  test('KG10 counts what stands after the load, and does nothing the second time', async () => {
    const first = await loadAll();
    expect(
      first.map(({ rows, entities, facts, relations, unchanged }) => [
        rows,
        entities,
        facts,
        relations,
        unchanged,
      ]),
    ).toEqual([
      [3, 3, 0, 5, false],
      [2, 1, 3, 0, false],
      [2, 2, 1, 0, false],
    ]);
    const again = await loadAll();
    expect(again).toEqual(first.map((result) => ({ ...result, unchanged: true })));
  });

  test('KG11 a changed file replaces exactly what it brought', async () => {
    await loadAll();
    folder.write('projects.jsonl', '{"id":"P1","name":{"ko":"새벽"},"budget":5}\n{"id":"P9","budget":1}\n');
    const results = await loadAll();
    expect(results.map(({ unchanged }) => unchanged)).toEqual([true, true, false]);
    expect(results[0]?.dangling).toEqual({ count: 1, ids: ['P2'] });
    expect(await budgets()).toEqual([5]);
    expect(await reader().facts([{ type: 'team', id: 'T1' }])).toHaveLength(3);
    expect((await reader().findEntities(['노을']))[0]?.candidates).toEqual([]);
  });

  test('KG11 a changed mapping replaces, a file no longer named leaves', async () => {
    await loadAll();
    const results = await loadGraph(
      database,
      'default',
      files(teams, { ...weeks, attributes: { headcount: 'heads' } }),
      keys,
    );
    expect(results.map(({ unchanged }) => unchanged)).toEqual([true, false]);
    expect((await reader().facts([{ type: 'team', id: 'T1' }])).map(({ attribute }) => attribute)).toEqual([
      'headcount',
    ]);
    expect(await budgets()).toEqual([]);
  });

  test('KG10 another comparison of names loads everything again', async () => {
    await loadAll();
    const results = await loadGraph(database, 'default', files(teams, weeks, projects), {
      ...keys,
      version: '2',
    });
    expect(results.some(({ unchanged }) => unchanged)).toBe(false);
  });

  test('KG5 tenants do not see, replace or remove each other', async () => {
    await loadAll('one');
    await loadAll('two');
    await loadGraph(database, 'two', [], keys);
    expect((await reader('one').findEntities(['새벽']))[0]?.candidates).toHaveLength(1);
    expect((await reader('two').findEntities(['새벽']))[0]?.candidates).toEqual([]);
    expect(await reader('two').facts([{ type: 'team', id: 'T1' }])).toEqual([]);
    expect(await reader('two').relations([{ type: 'team', id: 'T1' }])).toEqual([]);
    expect((await reader('two').findSimilar(['데이타플랫폼팀'], 3))[0]?.candidates).toEqual([]);
  });

  test('KG20 is looked through: counted by type, its files with their day, a page of entities at a time', async () => {
    await loadAll();
    await loadAll('other');
    const catalogue = graphCatalogue(database, 'default', keys);
    expect(await catalogue.counts()).toEqual([
      { type: 'project', entities: 2 },
      { type: 'team', entities: 3 },
    ]);
    const loads = await catalogue.loads();
    expect(loads.map(({ file, rows }) => [file, rows])).toEqual([
      ['projects.jsonl', 2],
      ['teams.csv', 3],
      ['weeks.csv', 2],
    ]);
    expect(loads.map(({ loaded_at }) => new Date(loaded_at).toISOString())).toEqual(
      loads.map(({ loaded_at }) => loaded_at),
    );
    const ids = async (skip: number, type?: string) =>
      (await catalogue.entities({ type, limit: 2, skip })).map(({ id }) => id);
    expect([await ids(0), await ids(2), await ids(4)]).toEqual([['P2', 'P1'], ['T2', 'T0'], ['T1']]);
    expect(await ids(0, 'team')).toEqual(['T2', 'T0']);
  });

  test('KG20 words find the names, aliases and ids that hold them, an entity once', async () => {
    await loadAll();
    const catalogue = graphCatalogue(database, 'default', keys);
    const found = async (words: string, type?: string) =>
      (await catalogue.entities({ words, type, limit: 9, skip: 0 })).map(({ name, matched }) => [
        name,
        matched,
      ]);
    expect(await found('플랫')).toEqual([['데이터플랫폼팀', '데이터플랫폼팀']]);
    expect(await found('dp')).toEqual([['데이터플랫폼팀', 'DP팀']]);
    expect(await found('t0')).toEqual([['기술본부', 'T0']]);
    expect(await found('sales t', 'project')).toEqual([]);
    expect([await found(' - '), await found('%'), await found("'; drop")]).toEqual([[], [], []]);
  });

  test('KG16 asks once for many names, and not at all for none', async () => {
    await loadAll();
    let asked = 0;
    const pool = new Proxy(database.pool, {
      get(target, property) {
        if (property === 'query' || property === 'connect') asked += 1;
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const counting = knowledgeGraphReader({ ...database, pool }, 'default', keys);
    await counting.findEntities(Array.from({ length: 300 }, (_, at) => `이름 ${at}`));
    await counting.facts([
      { type: 'team', id: 'T1' },
      { type: 'team', id: 'T2' },
    ]);
    await counting.relations([{ type: 'team', id: 'T1' }]);
    await counting.findSimilar(['a', 'b'], 1);
    expect(asked).toBe(4);
    await Promise.all([
      counting.findEntities([]),
      counting.findSimilar([], 1),
      counting.facts([]),
      counting.relations([]),
    ]);
    expect(asked).toBe(4);
  });

  test('KG17 an aborted call rejects at once, and the database goes on', async () => {
    const { ask } = await import('../../src/adapters/database/ask.ts');
    const slow = 'select count(*) from generate_series(1, 3000000) a';
    const controller = new AbortController();
    const start = performance.now();
    const call = ask(database, slow, [], controller.signal);
    setTimeout(() => controller.abort(), 30);
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
    expect(performance.now() - start).toBeLessThan(300);
    await expect(ask(database, slow, [], AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    const many = new AbortController();
    const calls = Array.from({ length: 20 }, () => reader().findEntities(['x'], many.signal));
    many.abort();
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await ask(database, 'select 1 as one', [], new AbortController().signal)).toEqual([{ one: 1 }]);
  });

  test('KG10 a load that is cancelled or fails half-way changes nothing', async () => {
    await loadAll();
    folder.write('weeks.csv', `${WEEKS}${'T1,2025,1,1\n'.repeat(3000)}T1,2025,oops,1\n`);
    folder.write('projects.jsonl', '{"id":"P1","name":{"ko":"새벽"},"budget":5}\n');
    await expect(loadAll()).rejects.toMatchObject({
      code: 'malformed',
      where: 'weeks.csv:3004, column "util"',
    });
    expect(await budgets()).toEqual([12000000]);
    folder.write('weeks.csv', `${WEEKS}${'T1,2025,1,1\n'.repeat(3000)}`);
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const cancelled = loadGraph(database, 'default', files(teams, weeks, projects), keys, {
      onProgress,
      signal: controller.signal,
    });
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    expect(await reader().facts([{ type: 'team', id: 'T1' }])).toHaveLength(3);
  });

  test('KG10 all or nothing, whichever query fails', async () => {
    await loadAll();
    folder.write('projects.jsonl', '{"id":"P1","name":{"ko":"새벽"},"budget":5}\n');
    folder.write('teams.csv', TEAMS.replace('플랫폼,T0', '플랫폼,T2'));
    let failures = 0;
    for (let at = 1; at < 200; at += 1) {
      const outcome = await loadGraph(
        failingAt(database, at),
        'default',
        files(teams, weeks, projects),
        keys,
      ).then(
        () => 'loaded',
        (error: unknown) => String(error),
      );
      if (outcome === 'loaded') break;
      failures += 1;
      expect(outcome).toContain('planted');
      expect(await budgets(), `query ${at}`).toEqual([12000000]);
      const parents = await reader().relations([{ type: 'team', id: 'T2' }]);
      expect(
        parents.map((one) => one.object_id),
        `query ${at}`,
      ).toEqual(['T0', 'P9']);
    }
    expect(failures).toBeGreaterThan(15);
    expect(await budgets()).toEqual([5]);
  });
});

/** The database whose n-th query, counted over all clients, fails; a rollback is let through. */
function failingAt(database: Database, n: number): Database {
  let count = 0;
  const pool = new Proxy(database.pool, {
    get(target, property) {
      if (property !== 'connect') return Reflect.get(target, property) as unknown;
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(inner, name) {
            const value: unknown = Reflect.get(inner, name);
            if (name === 'query') {
              return (text: string, values?: unknown[]) => {
                count += 1;
                if (count === n && text !== 'rollback') return Promise.reject(new Error('planted failure'));
                return inner.query(text, values);
              };
            }
            return typeof value === 'function' ? (value.bind(inner) as unknown) : value;
          },
        });
      };
    },
  });
  return { ...database, pool };
}
