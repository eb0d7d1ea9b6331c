import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `alter table api_keys
    add column spent_tokens bigint not null default 0,
    add column spent_cost numeric not null default 0,
    add column full_at timestamptz not null default 'epoch'`,
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** What keys spent, and how far their requests run ahead of their rate: counted for all servers on the database. */
export const keySpending: Migration = { up };
