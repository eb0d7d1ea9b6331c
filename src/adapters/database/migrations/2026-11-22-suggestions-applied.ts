import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'alter table fix_suggestions add column effect jsonb',
  `create table approved_relations (
    tenant_id text collate "C" not null default 'default',
    suggestion_id text collate "C" not null,
    src_id text collate "C" not null,
    dst_id text collate "C" not null,
    rel text collate "C" not null,
    metadata jsonb not null,
    primary key (tenant_id, suggestion_id))`,
  'create index approved_relations_src on approved_relations (tenant_id, src_id)',
  'create index approved_relations_dst on approved_relations (tenant_id, dst_id)',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** What the approval of a suggestion did; ties that a person approved, apart from those that files bring. */
export const suggestionsApplied: Migration = { up };
