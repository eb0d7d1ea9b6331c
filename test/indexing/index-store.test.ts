import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };

const FILES = {
  'src/store.ts':
    '/** Keeps notes. */\nexport interface Store {\n  /** One note. */\n  read(id: string): Promise<string>;\n}\nexport function openStore(): Store {\n  return { read: async () => "" };\n}\n',
  'src/main.ts':
    "import { openStore, type Store } from './store.ts';\n\n/** Runs it. */\nexport async function main(): Promise<void> {\n  const store: Store = openStore();\n  await store.read('a');\n}\n",
  'docs/guide.md': '# Guide\n\nHow to begin.\n\n## Indexing\n\nRun `assay index` in the folder.\n',
};

describe.each(['embedded', 'postgres'] as const)('on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let at: IndexedHome;

  beforeAll(async () => {
    kind = await kinds[name]();
  });
  beforeEach(async (context) => {
    if (kind === null) return context.skip('no Postgres server could be started');
    database = await kind.open();
    at = await indexedHome(database, FILES);
  });
  afterEach(() => at?.end());
  afterAll(() => kind?.stop());

  async function edges(): Promise<string[]> {
    const { rows } = await database.pool.query<{ edge: string }>(
      `select s.name || ' ' || r.rel || ' ' || d.name as edge from cbo_relations r
       join cbo_objects s on s.id = r.src_id join cbo_objects d on d.id = r.dst_id order by 1`,
    );
    return rows.map(({ edge }) => edge);
  }

  test('IX2, IX4 objects and relations of two files', async () => {
    const result = await at.index();
    expect(result).toMatchObject({ files: { seen: 3, indexed: 3, unchanged: 0, removed: 0 }, troubles: [] });
    expect(await edges()).toEqual([
      'Store contains Store.read',
      'main calls Store.read',
      'main calls openStore',
      'main uses_type Store',
      'openStore returns_type Store',
      'src/main contains main',
      'src/main imports src/store',
      'src/store contains Store',
      'src/store contains openStore',
    ]);
    const index = at.stores.index('default');
    const [read] = await index.objectsNamed(['READ'], 5);
    expect(read).toMatchObject({
      kind: 'method',
      name: 'Store.read',
      doc: 'One note.',
      metadata: { start_line: 4, params_json: [{ name: 'id', type: 'string' }], reachable: true },
    });
    expect(await index.counts()).toMatchObject({ files: 3, objects: 6, documents: 8 });
  });

  test('IX6 documents are found by their words, with their place', async () => {
    await at.index();
    const index = at.stores.index('default');
    const [hit] = await index.search('assay index folder', 3);
    const [document] = await index.documents([hit?.id ?? '']);
    expect(document).toMatchObject({
      path: 'docs/guide.md',
      title: 'Guide › Indexing',
      start_line: 5,
      end_line: 7,
    });
  });

  test('IX7 only what changed is read; what is gone leaves', async () => {
    await at.index();
    expect(await at.index()).toMatchObject({ files: { indexed: 0, unchanged: 3 }, objects: 0, relations: 0 });
    at.write('src/store.ts', FILES['src/store.ts'].replaceAll('openStore', 'makeStore'));
    at.remove('docs/guide.md');
    expect(await at.index()).toMatchObject({ files: { seen: 2, indexed: 1, unchanged: 1, removed: 1 } });
    expect(await edges()).not.toContain('main calls openStore');
    expect(await at.stores.index('default').search('assay index folder', 3)).toEqual([]);
  });

  test('IX5 ties of a file that did not change follow what it names', async () => {
    await at.index();
    at.remove('src/store.ts');
    await at.index();
    expect(await edges()).toEqual(['src/main contains main']);
    at.write('src/store.ts', FILES['src/store.ts']);
    const back = await at.index();
    expect(back.files).toMatchObject({ indexed: 1, unchanged: 2 });
    expect(await edges()).toContain('main calls openStore');
  });

  test('IX12 vectors are near by their direction, of one model, while their document stands', async () => {
    await at.index();
    const index = at.stores.index('default');
    const waiting = await index.withoutEmbedding('test/m', 100);
    expect(waiting).toHaveLength(8);
    const [one, two, three] = waiting;
    if (one === undefined || two === undefined || three === undefined) throw new Error('too few documents');
    await index.putEmbeddings('test/m', [
      { ...one, vector: [1, 0, 0] },
      { ...two, vector: [1, 1, 0] },
      { ...three, vector: [0, 0, -2] },
    ]);
    const near = await index.nearest('test/m', [2, 0, 0], 2);
    expect(near.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(near[0]?.score).toBeCloseTo(1, 5);
    expect(near[1]?.score).toBeCloseTo(Math.SQRT1_2, 5);
    expect(await index.nearest('test/other', [1, 0, 0], 2)).toEqual([]);
    expect(await index.nearest('test/m', [1, 0], 2)).toEqual([]);
    expect((await index.nearest('test/m', [0, 0, 1], 9)).at(-1)?.score).toBe(0);
    expect(await index.withoutEmbedding('test/m', 100)).toHaveLength(5);
  });

  test('IX14 a snapshot of the coverage is kept after each run that changed something', async () => {
    await at.index();
    await at.index();
    const snapshots = await at.stores.index('default').coverages('2000-01-01T00:00:00.000Z', 9);
    expect(snapshots).toHaveLength(1);
    expect(snapshots[0]).toMatchObject({
      cause: 'index',
      objects: 6,
      callables: 3,
      coverage: { params: 1, returns: 1, fields: 1, lines: 1 },
      io_gate: 1,
    });
  });

  test('IX17 the planner looks at the tables anew where they grew, and only then', async () => {
    const known = async (): Promise<unknown> =>
      (await database.pool.query("select reltuples from pg_class where oid = to_regclass('index_files')"))
        .rows[0];
    await at.index();
    expect(await known()).toEqual({ reltuples: 3 });
    await database.pool.query("update pg_class set reltuples = 2.9 where oid = to_regclass('index_files')");
    at.write('docs/guide.md', '# Guide\n\nAnother beginning.\n\n## Indexing\n\nRun it.\n');
    expect(await at.index()).toMatchObject({ files: { indexed: 1 } });
    expect(await known()).toEqual({ reltuples: 2.9 });
    at.write('docs/more.md', '# More\n\nAnd more.\n');
    await at.index();
    expect(await known()).toEqual({ reltuples: 4 });
  });

  test('IX9 an older reading does not replace a newer one', async () => {
    await at.index();
    const index = at.stores.index('default');
    const file = await index.file('src/main.ts');
    if (file === null) throw new Error('not indexed');
    const older = { ...file, indexed_at: '2020-01-01T00:00:00.000Z', content_hash: 'old' };
    await index.put([{ file: older, links: null, objects: [], documents: [] }]);
    expect((await index.file('src/main.ts'))?.content_hash).toBe(file.content_hash);
    expect(await edges()).toContain('main calls openStore');
  });
});
