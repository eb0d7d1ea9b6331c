import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { indexFolder } from '../../src/app/index/index-folder.ts';
import type { IndexResult } from '../../src/contract/indexed-file.ts';
import type { SourceFiles } from '../../src/contract/ports/source-files.ts';
import { sourceFiles } from '../../src/adapters/workspace/source-files.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

/** Milliseconds after which an indexer is killed: a few beside the other tests, a hundred times in `npm run soak`. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? '0');
const KILLS = ROUNDS === 0 ? [30, 120, 250] : Array.from({ length: ROUNDS }, () => Math.random() * 400);
const LONG = 180_000 + ROUNDS * 20_000;
const INCONSISTENT = `
  select 1 from cbo_objects o left join index_files f on f.path = o.file_path where f.path is null
  union all select 1 from vector_documents d left join index_files f on f.path = d.path where f.path is null
  union all select 1 from index_files f
    where f.objects <> (select count(*) from cbo_objects o where o.file_path = f.path)`;
const EMPTY = 'truncate index_roots, index_files, cbo_objects, cbo_relations, vector_documents cascade';

const script = new URL('../support/index-until.ts', import.meta.url).pathname;

/** A project of files that call each other in a circle. */
function circle(files: number): Record<string, string> {
  const pairs = Array.from({ length: files }, (_, at) => {
    const next = (at + 1) % files;
    const text = `import { f${next} } from './f${next}.ts';\nexport function f${at}(): number {\n  return f${next}();\n}\n`;
    return [`src/f${at}.ts`, text] as const;
  });
  return Object.fromEntries(pairs);
}

/** Everything that the index holds, without times and revisions. */
async function contentOf(database: Database): Promise<Record<string, unknown[]>> {
  const read = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows;
  return {
    files: await read(
      'select path, content_hash, status, objects, related, targets, reachable from index_files order by path',
    ),
    objects: await read('select id, name, metadata from cbo_objects order by id'),
    relations: await read('select src_id, dst_id, rel, metadata from cbo_relations order by 1, 2, 3'),
    documents: await read('select id, title, content, terms from vector_documents order by id'),
    states: await read('select root, finished from index_roots order by root'),
  };
}

describe('on a real Postgres', () => {
  let server: PostgresServer | null;
  let url: string;
  let database: Database;
  let at: IndexedHome;

  beforeAll(async () => {
    server = await startPostgres();
  });
  beforeEach(async (context) => {
    if (server === null) return context.skip('no Postgres server could be started');
    url = await server.createDatabase();
    database = await openDatabase({ url, folder: 'unused' });
    at = await indexedHome(database, circle(80));
  });
  afterEach(async () => {
    at?.end();
    await database?.close();
  });
  afterAll(() => server?.stop());

  /** Runs the indexer as a process; killed after so many milliseconds from its start of work, where they are given. */
  function run(killAfterMs?: number): Promise<string> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [script, at.home.folder], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (killAfterMs !== undefined && said.startsWith('open'))
          void sleep(killAfterMs).then(() => child.kill('SIGKILL'));
      });
      child.on('close', () => resolve(said));
    });
  }

  test(
    'IX8 an indexer that is killed at any time leaves what the next run completes to the same index',
    async () => {
      const whole = await indexedHome(database, circle(80));
      await whole.index();
      const expected = await contentOf(database);
      whole.end();
      await database.pool.query(EMPTY);
      let killed = 0;
      for (const after of KILLS) {
        if ((await run(after)) === 'open\n') killed += 1;
        else await database.pool.query(EMPTY);
        expect((await database.pool.query(INCONSISTENT)).rows).toEqual([]);
      }
      expect(killed).toBeGreaterThan(0);
      if (ROUNDS > 0) console.log(`note: ${killed} of ${ROUNDS} indexers were killed at work`);
      expect(await run()).toBe('open\ndone\n');
      expect(await contentOf(database)).toEqual(expected);
    },
    LONG,
  );

  test('IX9 two indexers at once make the index that one makes', async () => {
    await at.index();
    const expected = await contentOf(database);
    await database.pool.query(EMPTY);
    expect(await Promise.all([run(), run(), at.index()])).toMatchObject(['open\ndone\n', 'open\ndone\n', {}]);
    expect(await contentOf(database)).toEqual(expected);
  }, 180_000);
});

describe('files', () => {
  let at: IndexedHome;
  beforeEach(async () => {
    at = await indexedHome(memoryStores(), {});
  });
  afterEach(() => at.end());

  test('IX10 what is not read whole is said, once, and again at the next run', async () => {
    at.write('src/good.ts', 'export const a = 1;\n');
    at.write('src/huge.ts', `export const b = '${'x'.repeat(1_100_000)}';\n`);
    at.write('src/binary.ts', new Uint8Array([0x65, 0, 1, 2, 255]));
    at.write('src/latin.md', new Uint8Array([0x65, 0xe9, 0x65]));
    at.write('src/made.ts', '// Code generated by x. DO NOT EDIT.\nexport const c = 1;\n');
    at.write('src/bad.py', 'def f(:\n  pass\n');
    const first = await at.index();
    expect(first.troubles.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'src/bad.py syntax_errors',
      'src/binary.ts binary',
      'src/huge.ts too_large',
      'src/latin.md binary',
      'src/made.ts generated',
    ]);
    expect(first.files).toMatchObject({ seen: 6, indexed: 2, partial: 1, skipped: 4 });
    const second = await at.index();
    expect(second.files).toMatchObject({ indexed: 0, unchanged: 6, partial: 1, skipped: 4 });
    expect(first.troubles.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^line 1: ./));
    expect(second.troubles).toEqual(first.troubles);
  });

  test('IX10 a file that cannot be read is said, and read once it can be', async (context) => {
    if (process.getuid?.() === 0) return context.skip('root may read every file');
    at.write('src/a.ts', 'export const a = 1;\n');
    chmodSync(join(at.home.folder, 'src/a.ts'), 0);
    expect((await at.index()).troubles).toMatchObject([{ path: 'src/a.ts', reason: 'unreadable' }]);
    chmodSync(join(at.home.folder, 'src/a.ts'), 0o600);
    expect((await at.index()).troubles).toEqual([]);
  });

  test('IX10 of a folder that cannot be opened the files are said not to be read, not taken for gone', async (context) => {
    if (process.getuid?.() === 0) return context.skip('root may open every folder');
    at.write('src/a.ts', 'export const a = 1;\n');
    at.write('src/deep/b.ts', 'export const b = 1;\n');
    at.write('top.ts', 'export const c = 1;\n');
    await at.index();
    chmodSync(join(at.home.folder, 'src'), 0);
    const closed = await at.index();
    chmodSync(join(at.home.folder, 'src'), 0o700);
    expect(closed.files).toMatchObject({ seen: 3, removed: 0, skipped: 2 });
    expect(closed.troubles.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'src/ unreadable',
      'src/a.ts unreadable',
      'src/deep/b.ts unreadable',
    ]);
    expect(await at.index()).toMatchObject({ files: { seen: 3, indexed: 2, skipped: 0 }, troubles: [] });
  });

  test('IX10 what lies in a folder that the listing could not open stays known, and is said', async () => {
    at.write('src/a.ts', 'export const a = 1;\n');
    at.write('top.ts', 'export const c = 1;\n');
    await at.index();
    const files = sourceFiles(at.home.folder);
    const shut: SourceFiles = {
      ...files,
      async list(prefix, abort, onClosed) {
        onClosed?.('src');
        onClosed?.('node_modules/x');
        return (await files.list(prefix, abort)).filter(({ path }) => !path.startsWith('src/'));
      },
      read: async (path, maxBytes) =>
        path.startsWith('src/')
          ? { kind: 'trouble', reason: 'unreadable', detail: 'EACCES' }
          : files.read(path, maxBytes),
    };
    const outside = { ...at.outside, sourceFiles: async () => shut };
    const run = (prefix: string): Promise<IndexResult> =>
      indexFolder(at.home, outside, at.stores, 'default', { prefix });
    expect(await run('')).toMatchObject({
      files: { seen: 2, indexed: 0, unchanged: 1, removed: 0, skipped: 1 },
      troubles: [
        { path: 'src/', reason: 'unreadable', detail: 'is a folder that cannot be opened' },
        { path: 'src/a.ts', reason: 'unreadable', detail: 'EACCES' },
      ],
    });
    expect(await run('top.ts')).toMatchObject({ files: { seen: 1 }, troubles: [] });
    expect(await at.index()).toMatchObject({ files: { indexed: 1, removed: 0 }, troubles: [] });
  });

  test('IX1 where git cannot read the repository that is there nothing is indexed: what it ignores is not known', async () => {
    at.write('src/a.ts', 'export const a = 1;\n');
    at.write('secret.md', 'a secret\n');
    at.write('.gitignore', 'secret.md\n');
    at.write('.git/HEAD', 'nothing that git knows\n');
    await expect(at.index()).rejects.toMatchObject({ code: 'unavailable' });
    at.remove('.git/HEAD');
    expect((await at.index()).files).toMatchObject({ seen: 2, indexed: 2 });
  });

  test('IX1 without git a folder in a repository is refused, and one in none is read', async () => {
    at.write('src/a.ts', 'export const a = 1;\n');
    const [path, empty] = [process.env['PATH'], join(at.home.folder, 'empty')];
    mkdirSync(empty);
    process.env['PATH'] = empty;
    try {
      expect((await at.index()).files).toMatchObject({ seen: 1, indexed: 1 });
      at.write('.git/HEAD', 'ref: refs/heads/main\n');
      await expect(at.index()).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('git could not be started'),
      });
    } finally {
      process.env['PATH'] = path;
    }
  });

  test('IX10 links are not followed', async () => {
    at.write('src/a.ts', 'export const a = 1;\n');
    mkdirSync(join(at.home.folder, 'other'));
    symlinkSync(join(at.home.folder, 'src/a.ts'), join(at.home.folder, 'other/b.ts'));
    symlinkSync('/etc', join(at.home.folder, 'other/etc'));
    expect((await at.index()).files.seen).toBe(1);
    const read = await sourceFiles(at.home.folder).read('other/etc/hostname', 1000);
    expect(read).toMatchObject({ kind: 'trouble' });
  });

  test('IX10 of a file that changes while it is read no mixture is kept', async () => {
    const files = sourceFiles(at.home.folder);
    const texts = ['a', 'b'].map((letter) => `export const ${letter} = '${letter.repeat(400_000)}';\n`);
    at.write('src/a.ts', texts[0] ?? '');
    const until = { done: false };
    const writer = (async () => {
      for (let turn = 0; !until.done; turn += 1) {
        at.write('src/a.ts', texts[turn % 2] ?? '');
        await sleep(0);
      }
    })();
    const seen = await Promise.all(Array.from({ length: 40 }, () => files.read('src/a.ts', 1_000_000)));
    until.done = true;
    await writer;
    const mixed = seen.filter((each) => each.kind === 'text' && !texts.includes(each.text));
    expect(mixed).toEqual([]);
    const now = await files.read('src/a.ts', 1_000_000);
    expect(now).toMatchObject({ kind: 'text' });
  });

  test('IX7 files of a prefix alone are looked at', async () => {
    at.write('one/a.ts', 'export const a = 1;\n');
    at.write('two/b.ts', 'export const b = 1;\n');
    expect((await at.index({ prefix: 'one' })).files).toMatchObject({ seen: 1, removed: 0 });
    expect((await at.index({ prefix: 'two' })).files).toMatchObject({ seen: 1, removed: 0 });
    expect((await at.index()).files).toMatchObject({ seen: 2, unchanged: 2 });
  });

  test('IX7 other settings read everything anew, and take out what they leave out', async () => {
    at.write('one/a.ts', 'export const a = 1;\n');
    at.write('two/b.ts', 'export const b = 1;\n');
    await at.index();
    at.home.configuration.index.exclude.push('two/**');
    expect((await at.index()).files).toMatchObject({ seen: 1, indexed: 1, removed: 1 });
    expect((await at.index({ full: true })).files).toMatchObject({ indexed: 1 });
  });
});
