import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TERMS = `alter table api_keys add column terms jsonb not null default '{}'`;

async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(TERMS).execute(database);
}

/** What an API key allows beside its rights. */
export const keyTerms: Migration = { up };
