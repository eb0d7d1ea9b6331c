import type { PoolClient } from 'pg';
import type { SettingStore } from '../../contract/ports/setting-store.ts';
import { Settings, SomeSettings } from '../../contract/setting.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { nextRevision } from './revision.ts';
import { storedJson } from './stored-text.ts';

const REVISION = `
  select tenant_id, revision from revisions where tenant_id = any($1::text[]) and subject = 'settings' order by tenant_id`;
const READ = 'select key, value from settings where tenant_id = $1';
const WRITE = `
  with ${nextRevision('settings')},
  unset as (delete from settings using next where tenant_id = $1 and key = any($4::text[]))
  insert into settings (tenant_id, key, value, updated_at)
  select $1, change.key, change.value, $3 from next, jsonb_each($2::jsonb) as change
  on conflict (tenant_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`;

interface Row {
  readonly key: string;
  readonly value: unknown;
}

function isReadable({ key, value }: Row): boolean {
  return SomeSettings.safeParse({ [key]: value }).success;
}

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(Settings.shape, key);
}

/** What this version knows; keys of a newer one, and values that it would refuse, are left aside. */
function settingsOf(rows: readonly Row[]): SomeSettings {
  const known = rows.filter(isReadable);
  return SomeSettings.parse(Object.fromEntries(known.map(({ key, value }) => [key, value])));
}

/** The setting of a tenant, within a transaction; undefined where none is stored. */
export async function readSettingOn<Key extends keyof SomeSettings>(
  client: PoolClient,
  tenant: string,
  key: Key,
): Promise<SomeSettings[Key]> {
  const { rows } = await client.query<Row>(READ, [tenant]);
  return settingsOf(rows)[key];
}

/** Stores settings within a transaction. */
export async function writeSettingsOn(
  client: PoolClient,
  tenant: string,
  change: SomeSettings,
  at: string,
  unset: readonly string[],
): Promise<void> {
  await client.query(WRITE, [tenant, storedJson(change), at, unset]);
}

/** The table `settings`. */
export function settingStore(database: Database): SettingStore {
  const rowsOf = (tenant: string): Promise<readonly Row[]> => ask<Row>(database, READ, [tenant]);
  const read = async (tenant: string): Promise<SomeSettings> => settingsOf(await rowsOf(tenant));
  return {
    async revision(tenants) {
      if (database.settingsWrites !== undefined) return String(database.settingsWrites());
      const rows = await ask<{ tenant_id: string; revision: string }>(database, REVISION, [tenants]);
      return JSON.stringify(rows.map(({ tenant_id, revision }) => [tenant_id, revision]));
    },
    read,
    unreadable: async (tenant) => {
      const broken = (await rowsOf(tenant)).filter((row) => !isReadable(row));
      return broken.map(({ key }) => key).filter(isSetting);
    },
    async write(tenant, change, at, unset = []) {
      await ask(database, WRITE, [tenant, storedJson(change), at, unset]);
      return read(tenant);
    },
  };
}
