import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Workers do the jobs of every tenant: they belong to none. */
const WORKERS = `
  create table workers (
    id text collate "C" not null primary key,
    host text collate "C" not null,
    pid integer not null,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now())`;

async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(WORKERS).execute(database);
}

/** Processes that do jobs. */
export const workers: Migration = { up };
