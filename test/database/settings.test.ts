import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import table from '../../cases/settings/precedence.json' with { type: 'json' };
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { writeSettingsOn } from '../../src/adapters/database/setting-store.ts';
import { storesOn } from '../../src/app/compose.ts';
import { readConfiguration } from '../../src/app/configuration/read-configuration.ts';
import type { Home } from '../../src/app/outside.ts';
import { SETTING_COSTS, SETTING_DESCRIPTIONS } from '../../src/app/settings/descriptions.ts';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { unreadableSettings } from '../../src/app/settings/unreadable-settings.ts';
import { writeSettings } from '../../src/app/settings/write-settings.ts';
import type { Stores } from '../../src/app/stores.ts';
import { DEFAULT_SETTINGS, type SomeSettings } from '../../src/contract/setting.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const NOON = '2026-03-01T12:00:00.000Z';

async function homeOf(environment: Record<string, string> = {}, file?: string): Promise<Home> {
  const reader = memoryFiles(file);
  const place = { explicit: undefined, inputFile: undefined, workingFolder: '/w' };
  const { configuration, layers } = await readConfiguration(reader, place, environment);
  return { configuration, folder: '/w', layers };
}

/** Settings in memory, which counts how often it is read. */
function memoryStore(stored: Record<string, SomeSettings> = {}): Stores['settings'] & { reads: number } {
  let revision = 0;
  return {
    reads: 0,
    revision: async () => String(revision),
    async read(tenant) {
      this.reads += 1;
      return stored[tenant] ?? {};
    },
    unreadable: async () => [],
    async write(tenant, change) {
      revision += 1;
      return (stored[tenant] = { ...stored[tenant], ...change });
    },
  };
}

describe('precedence', () => {
  test('OF3 of what guards the strictest layer holds, whichever stands above', async () => {
    const home = await homeOf({ ASSAY_HOLD_BACK: 'true' }, 'settings: { on_fail_verification: replace }\n');
    const settings = memoryStore({
      default: { on_fail_verification: 'block', hold_back: false },
      acme: { on_fail_verification: 'deliver', on_fail_quality: 'annotate' },
    });
    const { settings: held, origins } = await readSettings({ settings }, home, 'acme');
    expect(held).toMatchObject({
      on_fail_verification: 'block',
      on_fail_quality: 'annotate',
      hold_back: true,
    });
    expect([origins.on_fail_verification, origins.hold_back]).toEqual(['stored', 'environment']);
  });

  test.each(table.cases)('SG1 $name', async ({ layers, value, origin }) => {
    const given: {
      environment?: string;
      file?: boolean;
      stored?: boolean;
      tenant?: boolean;
      request?: boolean;
    } = layers;
    const home = await homeOf(
      given.environment === undefined ? {} : { ASSAY_VERIFICATION_ENABLED: given.environment },
      given.file === undefined ? undefined : `settings: { verification_enabled: ${given.file} }\n`,
    );
    const some = (set: boolean | undefined): SomeSettings =>
      set === undefined ? {} : { verification_enabled: set };
    const settings = memoryStore({ default: some(given.stored), acme: some(given.tenant) });
    const read = await readSettings({ settings }, home, 'acme', some(given.request));
    expect([read.settings.verification_enabled, read.origins.verification_enabled]).toEqual([value, origin]);
    expect({ ...read.settings, verification_enabled: false }).toEqual(DEFAULT_SETTINGS);
  });

  test('SG1 null that may be is a value and stands over lower layers', async () => {
    const settings = memoryStore({ default: { budget_ms: 5 }, acme: { budget_ms: null } });
    const read = await readSettings({ settings }, await homeOf(), 'acme');
    expect([read.settings.budget_ms, read.origins.budget_ms]).toEqual([null, 'tenant']);
  });

  test('SG1 the own tenant of the server is the one that holds for all', async () => {
    const home = await homeOf({ ASSAY_TENANT_ID: 'house' });
    const settings = memoryStore({ house: { shadow_mode: true }, default: { judge_votes: 3 } });
    for (const tenant of ['house', 'acme']) {
      const { origins, settings: found } = await readSettings({ settings }, home, tenant);
      expect([found.shadow_mode, origins.shadow_mode, found.judge_votes]).toEqual([true, 'stored', 1]);
    }
  });
});

describe('the environment', () => {
  test.each(table.environment)('SG4 $name=$given', async ({ name, given, key, value }) => {
    const read = await readSettings({ settings: memoryStore() }, await homeOf({ [name]: given }), 'default');
    expect(read.settings).toEqual({ ...DEFAULT_SETTINGS, [key]: value });
    expect(Object.entries(read.origins).filter(([, origin]) => origin !== 'default')).toEqual([
      [key, 'environment'],
    ]);
  });

  test.each(table.refused_environment)('SG4 $name=$given is refused by its name', async ({ name, given }) => {
    await expect(homeOf({ [name]: given })).rejects.toMatchObject({ code: 'usage', where: name });
  });
});

describe('writing', () => {
  test.each(table.refused_writes)(
    'SG3 $body is refused, and nothing is written',
    async ({ body, where, says }) => {
      const settings = memoryStore();
      const writing = writeSettings({ settings }, 'acme', body, NOON);
      await expect(writing).rejects.toMatchObject({ code: 'malformed', where });
      await expect(writing).rejects.toThrow(says);
      expect(await settings.revision([])).toBe('0');
    },
  );
});

test('SG5 every setting says what it does and what it costs, in both languages', () => {
  for (const key of Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[])
    for (const texts of [SETTING_DESCRIPTIONS[key], SETTING_COSTS[key]]) {
      expect(texts.ko).toMatch(/[가-힣]/);
      expect(texts.en).toMatch(/^[\x20-\x7e]+$/);
    }
  expect(SETTING_DESCRIPTIONS.quality_gate_enabled.ko).toBe('AI 응답 품질 검증 활성화 (체크리스트 기반)');
  expect(SETTING_DESCRIPTIONS.quality_gate_auto_retry.ko).toBe('품질 미달 시 자동 재생성');
});

test('SG2 what nobody wrote to is read once', async () => {
  const settings = memoryStore();
  const home = await homeOf();
  for (let times = 0; times < 5; times++) await readSettings({ settings }, home, 'acme');
  expect(settings.reads).toBe(2);
});

describe('two processes on one embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-settings-'));
  let holder: Database;
  let beside: Database;

  beforeAll(async () => {
    holder = await openDatabase({ folder, holds: true });
    beside = await openDatabase({ folder });
  });
  afterAll(async () => {
    await beside.close();
    await holder.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('SG2 what either wrote holds for both at once', async () => {
    const home = await homeOf();
    const [inside, outside] = await Promise.all([storesOn(holder), storesOn(beside)]);
    for (let round = 0; round < 40; round++) {
      const tenant = round % 3 === 0 ? 'default' : 'acme';
      await writeSettings(round % 2 === 0 ? inside : outside, tenant, { budget_tokens: round }, NOON);
      const seen = await Promise.all([inside, outside].map((stores) => readSettings(stores, home, tenant)));
      expect(seen.map(({ settings }) => settings.budget_tokens)).toEqual([round, round]);
    }
    await writeSettings(outside, 'acme', { unset: ['budget_tokens'] }, NOON);
    expect((await readSettings(inside, home, 'acme')).origins.budget_tokens).toBe('stored');
  });

  test('SG2 a transaction is told of when it is committed, one that is undone never', async () => {
    const { settings } = await storesOn(holder);
    for (const [end, moves] of [
      ['rollback', false],
      ['commit', true],
    ] as const) {
      const before = await settings.revision(['acme']);
      const client = await beside.pool.connect();
      await client.query('begin');
      await writeSettingsOn(client, 'acme', { judge_votes: 3 }, NOON, []);
      await client.query(end);
      client.release();
      expect((await settings.revision(['acme'])) !== before).toBe(moves);
    }
  });

  test('SG2 who runs the database asks it nothing for a setting that nobody wrote', async () => {
    const { settings } = await storesOn({
      ...holder,
      pool: new Proxy(holder.pool, {
        get: (_, name) => {
          throw new Error(`asked for ${String(name)}`);
        },
      }),
    });
    const { settings: there } = await storesOn(holder);
    expect(await settings.revision(['acme'])).toBe(await there.revision(['acme']));
  });
});

describe('two servers on one Postgres', () => {
  let server: PostgresServer | null;
  let pools: readonly Database[];

  beforeAll(async () => {
    server = await startPostgres();
    const url = await server?.createDatabase();
    pools =
      url === undefined
        ? []
        : [await openDatabase({ url, folder: 'a' }), await openDatabase({ url, folder: 'b' })];
  });
  beforeEach((context) => {
    if (server === null) context.skip('no Postgres server could be started');
  });
  afterAll(async () => {
    for (const pool of pools) await pool.close();
    await server?.stop();
  });

  test('SG2 what one wrote holds for the other at once, hundreds of times', async () => {
    const home = await homeOf();
    const [one, two] = await Promise.all(pools.map((pool) => storesOn(pool)));
    if (one === undefined || two === undefined) throw new Error('two pools are needed');
    for (let round = 0; round < 100; round++) {
      const [writer, reader] = round % 2 === 0 ? [one, two] : [two, one];
      const tenant = round % 3 === 0 ? 'default' : 'acme';
      await writeSettings(writer, tenant, { budget_tokens: round }, NOON);
      const seen = await Promise.all([writer, reader].map((stores) => readSettings(stores, home, tenant)));
      expect(seen.map(({ settings }) => settings.budget_tokens)).toEqual([round, round]);
    }
    await writeSettings(one, 'acme', { unset: ['budget_tokens'] }, NOON);
    expect((await readSettings(two, home, 'acme')).origins.budget_tokens).toBe('stored');
  });

  test('SG6 what is stored and cannot be read is told by name', async () => {
    const [pool] = pools;
    if (pool === undefined) throw new Error('a pool is needed');
    const stores = await storesOn(pool);
    await writeSettings(stores, 'broken', { shadow_mode: true }, NOON);
    await pool.pool.query(
      `insert into settings (tenant_id, key, value, updated_at)
       values ('broken', 'judge_votes', '"three"', $1), ('broken', 'of_a_later_version', '1', $1)`,
      [NOON],
    );
    expect(await stores.settings.read('broken')).toEqual({ shadow_mode: true });
    expect(await unreadableSettings(stores, 'default', 'broken')).toEqual(['judge_votes']);
    expect(await unreadableSettings(stores, 'default', 'default')).toEqual([]);
  });

  test('SG3 two writers at once lose nothing', async () => {
    const [one, two] = await Promise.all(pools.map((pool) => storesOn(pool)));
    if (one === undefined || two === undefined) throw new Error('two pools are needed');
    await Promise.all([
      writeSettings(one, 'both', { shadow_mode: true }, NOON),
      writeSettings(two, 'both', { judge_votes: 3 }, NOON),
    ]);
    expect(await one.settings.read('both')).toEqual({ shadow_mode: true, judge_votes: 3 });
  });
});
