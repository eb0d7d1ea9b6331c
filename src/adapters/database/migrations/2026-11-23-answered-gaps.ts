import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'alter table knowledge_gaps add column closed_by text collate "C"',
  'alter table knowledge_gap_questions add column answered_by text collate "C"',
  'create index knowledge_gap_questions_asked on knowledge_gap_questions (tenant_id, question_hash)',
  'alter table repair_records add column suggestion_id text collate "C"',
  'create index repair_records_suggestion on repair_records (tenant_id, suggestion_id)',
  'alter table index_files add column detail text collate "C" not null default \'\'',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Which ask answered a question of a gap; which suggestion a repair waits for; where a file is broken. */
export const answeredGaps: Migration = { up };
