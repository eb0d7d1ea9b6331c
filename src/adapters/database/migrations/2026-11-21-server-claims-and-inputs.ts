import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table verdict_inputs (
    tenant_id text collate "C" not null default 'default',
    verdict_id text collate "C" not null,
    input text collate "C",
    kept_at timestamptz not null,
    erased_at timestamptz,
    erased_by text collate "C",
    primary key (tenant_id, verdict_id))`,
  'create index verdict_inputs_kept on verdict_inputs (kept_at) where input is not null',
  'alter table idempotency_keys add column token text collate "C", add column held_until timestamptz',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** What verdicts on chats were given on; who holds an `Idempotency-Key`, and until when. */
export const serverClaimsAndInputs: Migration = { up };
