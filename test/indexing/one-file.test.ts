import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { type IndexContext, openIndex } from '../../src/app/index/index-context.ts';
import { indexFile } from '../../src/app/index/index-file.ts';
import { indexModule } from '../../src/app/index/index-module.ts';
import { injectEvidence } from '../../src/app/index/inject-evidence.ts';
import { type DatabaseKind, embeddedKind } from '../support/database.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';

const CHAIN = {
  'src/a.ts': "import { b } from './b.ts';\nexport function a(): number {\n  return b();\n}\n",
  'src/b.ts':
    "import { c } from './c.js';\nimport { a } from './a.ts';\nexport const b = (): number => c() + a();\n",
  'src/c.ts': 'export function c(): number {\n  return 1;\n}\n',
  'src/d.ts': 'export const d = 1;\n',
};

describe('one file at a time', () => {
  let kind: DatabaseKind;
  let database: Database;
  let at: IndexedHome;
  let context: IndexContext;

  beforeAll(async () => {
    kind = await embeddedKind();
  });
  beforeEach(async () => {
    database = await kind.open();
    at = await indexedHome(database, CHAIN, { max_depth: 2 });
    context = await openIndex(at.home, at.outside, at.stores, 'default');
  });
  afterEach(() => at.end());
  afterAll(() => kind.stop());

  async function paths(): Promise<string[]> {
    return (await context.store.files('')).map(({ path }) => path);
  }

  test('IX7 a file is read, found unchanged, read again when it changed, and leaves when it is gone', async () => {
    expect(await indexFile(context, 'src/c.ts')).toMatchObject({ status: 'indexed', objects: 2 });
    expect(await indexFile(context, './src/c.ts')).toMatchObject({ path: 'src/c.ts', status: 'unchanged' });
    at.write('src/c.ts', 'export function c2(): number {\n  return 2;\n}\n');
    expect(await indexFile(context, 'src/c.ts')).toMatchObject({ status: 'indexed' });
    expect((await context.store.objectsOf('src/c.ts')).map(({ name }) => name)).toEqual(['src/c', 'c2']);
    at.remove('src/c.ts');
    expect(await indexFile(context, 'src/c.ts')).toMatchObject({ status: 'removed' });
    expect(await paths()).toEqual([]);
  });

  test.each(['../secret.ts', '/etc/passwd.txt', '..', ''])(
    'IX1 %j is refused: it leads out of the home',
    async (path) => {
      await expect(indexFile(context, path)).rejects.toMatchObject({ code: 'usage' });
    },
  );

  test('IX1 what settings keep out stays out', async () => {
    at.write('src/a.test.ts', 'export const t = 1;\n');
    expect(await indexFile(context, 'src/a.test.ts')).toMatchObject({ status: 'left_out' });
    expect(await paths()).toEqual([]);
  });

  test('IX15 a module brings what it imports, in circles too, and nothing else', async () => {
    const { files, cut } = await indexModule(context, 'src/a.ts', true);
    expect(files.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
    expect(cut).toBe(false);
    expect(await paths()).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
    const [b] = await context.store.objectsNamed(['b'], 1);
    const calls = (await context.store.relations([b?.id ?? ''], 99)).filter(({ rel }) => rel === 'calls');
    expect(calls.map(({ metadata }) => metadata.evidence).sort()).toEqual([
      'src/a.ts:3',
      'src/b.ts:3',
      'src/b.ts:3',
    ]);
  });

  test('IX15 not recursive: the file and its own imports; too deep: as deep as allowed, and said', async () => {
    expect((await indexModule(context, 'src/a.ts', false)).files.map(({ path }) => path)).toEqual([
      'src/a.ts',
      'src/b.ts',
    ]);
    at.write('src/c.ts', "import './e.ts';\nexport const c = () => 1;\n");
    at.write('src/e.ts', 'export const e = 1;\n');
    const { files, cut } = await indexModule(context, 'src/a.ts', true);
    expect(files.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
    expect(cut).toBe(true);
  });

  test('IX13 evidence stands in its file, once by its id, and leaves when the file no longer holds it', async () => {
    await indexFile(context, 'src/c.ts');
    const evidence = {
      id: 'src/c.ts:1-3',
      kind: 'local_file',
      content: 'export function c(): number {\n  return 1;',
    };
    const first = await injectEvidence(context, evidence);
    expect(first).toMatchObject({
      added: true,
      document: {
        kind: 'local_file',
        path: 'src/c.ts',
        start_line: 1,
        end_line: 2,
        metadata: { injected: true },
      },
    });
    expect((await injectEvidence(context, evidence)).added).toBe(false);
    expect((await context.store.search('return', 5)).map(({ id }) => id)).toContain(first.document.id);
    await indexFile(context, 'src/c.ts');
    expect(await context.store.injected()).toHaveLength(1);
    at.write('src/c.ts', 'export function c(): number {\n  return 2;\n}\n');
    await indexFile(context, 'src/c.ts');
    expect(await context.store.injected()).toEqual([]);
  });

  test.each([
    [{ id: 'src/c.ts', kind: 'local_file', content: 'export function c(): number { return 1; }' }],
    [{ id: 'src/none.ts', kind: 'local_file', content: 'x' }],
    [{ id: '../c.ts', kind: 'local_file', content: 'x' }],
    [{ id: 'src/c.ts', kind: 'summary', content: 'return 1' }],
    [{ id: 'src/c.ts', kind: 'local_file', content: '  \n' }],
  ])('IX13 %j is refused', async (evidence) => {
    await expect(injectEvidence(context, evidence)).rejects.toMatchObject({ code: 'usage' });
    expect(await context.store.injected()).toEqual([]);
  });
});
