import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

/** Rows of the tables that hold any: a truncate writes every table anew, which takes ten times as long. */
const EMPTY = `do $$
declare
  name text;
  filled boolean;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename !~ '^(kysely|schema_)' loop
    execute format('select exists (select 1 from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
end $$`;

/** One kind of database to run a suite on; `open` gives it empty. Null: it cannot run here. */
export interface DatabaseKind {
  readonly kind: 'embedded' | 'postgres';
  open(): Promise<Database>;
  stop(): Promise<void>;
}

/** The embedded database in a temporary folder: one cluster for the suite, its tables emptied each time. */
export async function embeddedKind(): Promise<DatabaseKind> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-data-'));
  const database = await openDatabase({ folder });
  return {
    kind: 'embedded',
    async open() {
      await database.pool.query(EMPTY);
      return database;
    },
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real Postgres started for the suite, its tables emptied each time; null, said aloud, where none can be started. */
export async function postgresKind(): Promise<DatabaseKind | null> {
  const server = await startPostgres();
  if (server === null) return null;
  const database = await openDatabase({ url: await server.createDatabase(), folder: 'unused' });
  return {
    kind: 'postgres',
    async open() {
      await database.pool.query(EMPTY);
      return database;
    },
    async stop() {
      await database.close();
      await server.stop();
    },
  };
}
