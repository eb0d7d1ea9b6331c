import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { compose, storesOn } from '../../src/app/compose.ts';
import type { Home } from '../../src/app/outside.ts';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { writeSettings } from '../../src/app/settings/write-settings.ts';
import type { Stores } from '../../src/app/stores.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { QUICK_START } from '../support/child-environment.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { type DatabaseKind, embeddedKind } from '../support/database.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const ANSWER = { status: 200, headers: {}, body: 'x' };
const home: Home = { configuration: Configuration.parse({}), folder: '/w' };

const verdict = aVerdict('V1', { tenant_id: 'acme', part: 'grade' });
const session = { id: 'S1', tenant_id: 'acme', user_id: null, created_at: NOON, metadata: {} };
const message = {
  id: 'M1',
  session_id: 'S1',
  role: 'user' as const,
  content: { text: 'x' },
  created_at: NOON,
  citations: [],
  model: null,
  verdict_ids: ['V1'],
};
const key = {
  id: 'K1',
  tenant_id: 'acme',
  name: 'k',
  hash: 'h',
  rights: ['read' as const],
  created_at: NOON,
  terms: {},
  spent: { tokens: 0, cost: 0 },
  revoked_at: null,
};

/** What a server does with its stores: each gives what can be seen of it afterwards. */
const WORK: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
  'write settings': (stores) => writeSettings(stores, 'acme', { shadow_mode: true }, NOON),
  'read settings': async (stores) => (await readSettings(stores, home, 'acme')).settings.judge_votes,
  'write a note': (stores) => stores.notes('acme').write({ note_id: 'n', title: 't', content: 'c' }, NOON),
  'search notes': async (stores) =>
    (await stores.notes('acme').search('zebra', 3)).map(({ note }) => note.note_id),
  'list notes': async (stores) => (await stores.notes('acme').list({ limit: 3 })).length,
  'remove a note': (stores) => stores.notes('acme').remove('z'),
  'keep a conversation': (stores) => stores.chats('acme').keep(session, [message]),
  'read a conversation': (stores) => stores.chats('acme').messages('S0', { limit: 10 }),
  'add a key': (stores) => stores.keys.add(key),
  'find a key': (stores) => stores.keys.find('h0'),
  'claim a key': (stores) => stores.idempotency.claim({ tenant: 'acme', key: 'i', token: 't' }, 'h', NOON),
  'finish a key': (stores) => stores.idempotency.finish({ tenant: 'acme', key: 'i0', token: 't' }, ANSWER),
  'release a key': (stores) => stores.idempotency.release({ tenant: 'acme', key: 'i0', token: 't' }),
  'keep a verdict': (stores) => stores.verdicts('acme').add([verdict]),
  'page verdicts': (stores) => stores.verdicts('acme').page({ limit: 3 }),
  'be ready': (stores) => stores.ready(),
};

async function fill(stores: Stores): Promise<void> {
  await stores.notes('acme').write({ note_id: 'z', title: 'zebra', content: 'zebra' }, NOON);
  await stores.settings.write('acme', { judge_votes: 3 }, NOON);
  await stores.idempotency.claim({ tenant: 'acme', key: 'i0', token: 't' }, 'h', NOON);
}

interface Failing {
  readonly database: Database;
  calls: number;
  /** Which call fails, from 1. */
  at: number;
}

/** A database whose `at`th query is refused: with 53100, as the disk is full. */
function failing(database: Database, code = '53100'): Failing {
  const state: Failing = {
    calls: 0,
    at: 0,
    database: {
      ...database,
      pool: {
        query: (text: string, values: unknown[]) => {
          state.calls += 1;
          if (state.calls === state.at) return Promise.reject(Object.assign(new Error('injected'), { code }));
          return database.pool.query(text, values);
        },
      } as never,
    },
  };
  return state;
}

const CODES = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  '53200',
  '53300',
  '57P01',
  '40001',
  '58030',
  'EIO',
  'EMFILE',
  'EROFS',
];

describe('a database that fails at any call', () => {
  let kind: DatabaseKind;
  beforeAll(async () => {
    kind = await embeddedKind();
  });
  afterAll(() => kind.stop());

  test.each(Object.keys(WORK))(
    'ST10 %s: the error is said, nothing is half kept, the next time it works',
    async (name) => {
      const work = WORK[name] ?? (() => Promise.reject(new Error('no such work')));
      const sound = await storesOn(await kind.open());
      await fill(sound);
      const wanted = await work(sound);
      let fails = 0;
      for (let at = 1; ; at += 1) {
        const database = await kind.open();
        await fill(await storesOn(database));
        const scripted = failing(database);
        const stores = await storesOn(scripted.database);
        scripted.at = at;
        const outcome = await work(stores).catch((error: unknown) => error);
        if (scripted.calls < at) break;
        fails += 1;
        expect(outcome).toBeInstanceOf(AssayError);
        expect(outcome).toMatchObject({ code: 'disk_full' });
        scripted.at = 0;
        expect(await work(stores)).toEqual(wanted);
      }
      expect(fails).toBeGreaterThan(0);
    },
  );

  test.each(Object.entries(WORK))('FT8 %s: any fault at any call is said and passes', async (_, work) => {
    const sound = await storesOn(await kind.open());
    await fill(sound);
    const wanted = await work(sound);
    for (let at = 1, calls = at; calls >= at; at += 1) {
      const database = await kind.open();
      await fill(await storesOn(database));
      for (const code of CODES) {
        const scripted = failing(database, code);
        const stores = await storesOn(scripted.database);
        Object.assign(scripted, { calls: 0, at });
        const outcome = await work(stores).catch((error: unknown) => error);
        calls = scripted.calls;
        if (calls < at) break;
        expect(outcome).toBeInstanceOf(AssayError);
        expect(outcome).toMatchObject({ hint: expect.stringMatching(/./) });
      }
      expect(await work(await storesOn(database))).toEqual(wanted);
    }
  });

  test('ST5 a search that failed while it read leaves an index that finds everything', async () => {
    const database = await kind.open();
    await database.pool.query(
      `insert into notes (tenant_id, note_id, title, content, created_at, updated_at, revision)
       select 'acme', 'n' || i, 'word' || i, '', now(), now(), i from generate_series(1, 450) i`,
    );
    await database.pool.query("insert into revisions values ('acme', 'notes', 450)");
    for (let at = 1; at <= 4; at += 1) {
      const scripted = failing(database);
      const notes = (await storesOn(scripted.database)).notes('acme');
      scripted.at = at;
      await expect(notes.search('word450', 1)).rejects.toMatchObject({ code: 'disk_full' });
      scripted.at = 0;
      for (const word of ['word1', 'word200', 'word450'])
        expect((await notes.search(word, 1))[0]?.note.title).toBe(word);
    }
  });
});

describe('a server that goes away', () => {
  let server: PostgresServer | null;
  beforeAll(async () => {
    server = await startPostgres();
  });
  beforeEach((context) => {
    if (server === null) context.skip('no Postgres server could be started');
  });
  afterAll(() => server?.stop());

  test('ST10 every call rejects as unavailable, and none hangs', async () => {
    const url = (await server?.createDatabase()) ?? '';
    const database = await openDatabase({ url, folder: 'unused', queryTimeoutMs: 2000 });
    const stores = await storesOn(database);
    await fill(stores);
    await server?.stop();
    const outcomes = await Promise.all(
      Object.values(WORK).map((work) =>
        work(stores).then(
          () => 'done',
          (error: unknown) => error,
        ),
      ),
    );
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ name: 'AssayError', code: 'unavailable' });
    await database.close();
  });
});

describe('the stores of a home', () => {
  let folder: string;
  let holder: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-stores-'));
  });
  afterEach(() => {
    holder?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('ST10 a folder that another process holds is locked, and says by whom', async () => {
    const data = join(folder, '.assay', 'database');
    mkdirSync(data, { recursive: true });
    const script = new URL('../support/hold-database.ts', import.meta.url).pathname;
    holder = spawn(process.execPath, [...QUICK_START, script, data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (holder.stdout !== null) await once(holder.stdout, 'data');
    const outside = compose({ workingFolder: folder, environment: {} });
    const opening = outside.stores({ ...home, folder }, {});
    await expect(opening).rejects.toMatchObject({ code: 'locked' });
    await expect(opening).rejects.toThrow(String(holder.pid));
    await outside.close();
  });

  test('ST9 open once, bring in the verdicts of the files, and reject when they are closed', async () => {
    const outside = compose({ workingFolder: folder, environment: {} });
    const place = { ...home, folder };
    await (await outside.ledger(place)).keep({ ...verdict, tenant_id: 'default' });
    const stores = await outside.stores(place, {});
    expect(await outside.stores(place, {})).toBe(stores);
    expect((await stores.verdicts('default').find('V1'))?.part).toBe('grade');
    await outside.close();
    await expect(stores.ready()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
