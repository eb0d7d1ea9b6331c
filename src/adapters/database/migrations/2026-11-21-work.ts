import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TENANT = `tenant_id text collate "C" not null default 'default'`;
/** Whoever reads in this order, below all that is still being written, misses nothing. */
const TRANSACTION = 'tx xid8 not null default pg_current_xact_id()';

const TABLES = [
  `create table feedback (
    ${TENANT},
    id text collate "C" not null,
    place bigint generated always as identity,
    ${TRANSACTION},
    caller text collate "C" not null,
    chat_id text collate "C" not null,
    message_id text collate "C" not null,
    kind text collate "C" not null,
    reason text collate "C",
    created_at timestamptz not null,
    primary key (tenant_id, id),
    unique (tenant_id, message_id, caller))`,
  `create table feedback_signals (
    ${TENANT},
    id text collate "C" not null,
    place bigint generated always as identity,
    reason text collate "C" not null,
    caller text collate "C" not null,
    once_key text collate "C" not null,
    at timestamptz not null,
    message jsonb not null,
    primary key (tenant_id, id))`,
  `create table knowledge_gaps (
    ${TENANT},
    id text collate "C" not null,
    group_key text collate "C" not null,
    topic text collate "C" not null,
    file text collate "C",
    symbol text collate "C",
    reason text collate "C" not null,
    status text collate "C" not null,
    created_at timestamptz not null,
    last_at timestamptz not null,
    primary key (tenant_id, id))`,
  `create table knowledge_gap_questions (
    ${TENANT},
    gap_id text collate "C" not null,
    question_hash text collate "C" not null,
    caller text collate "C" not null,
    question text collate "C" not null,
    at timestamptz not null,
    primary key (tenant_id, gap_id, question_hash, caller),
    foreign key (tenant_id, gap_id) references knowledge_gaps (tenant_id, id) on delete cascade)`,
  `create table fix_suggestions (
    ${TENANT},
    id text collate "C" not null,
    version integer not null,
    is_last boolean not null default true,
    action text collate "C" not null,
    target text collate "C" not null,
    details jsonb not null,
    status text collate "C" not null,
    base_hash text collate "C",
    reason text collate "C",
    gap_id text collate "C",
    decided_by text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, id, version))`,
  `create table repair_records (
    ${TENANT},
    id text collate "C" not null,
    question text collate "C" not null,
    action text collate "C" not null,
    cause text collate "C" not null,
    job_id text collate "C",
    signature text collate "C" not null,
    before float8 not null,
    after float8,
    outcome text collate "C",
    rolled_back boolean not null,
    created_at timestamptz not null,
    primary key (tenant_id, id))`,
  `create table learned_repairs (
    ${TENANT},
    error_type text collate "C" not null,
    error_signature text collate "C" not null,
    solution text collate "C" not null,
    root_cause text collate "C" not null,
    prevention jsonb not null,
    success_count integer not null,
    failure_count integer not null,
    primary key (tenant_id, error_signature, error_type, solution))`,
  `create table regression_cases (
    ${TENANT},
    id text collate "C" not null,
    question_hash text collate "C" not null,
    question text collate "C" not null,
    reason text collate "C" not null,
    expected_paths jsonb not null,
    gap_id text collate "C",
    created_at timestamptz not null,
    primary key (tenant_id, id),
    unique (tenant_id, question_hash))`,
  `alter table chat_messages add column ${TRANSACTION}`,
];

const INDEXES = [
  'create index feedback_tx on feedback (tenant_id, tx, place)',
  'create index chat_messages_tx on chat_messages (tenant_id, tx, place)',
  'create index feedback_signals_at on feedback_signals (tenant_id, at)',
  'create index feedback_signals_place on feedback_signals (tenant_id, place)',
  'create index feedback_signals_once on feedback_signals (tenant_id, caller, once_key, at)',
  `create unique index knowledge_gaps_open on knowledge_gaps (tenant_id, group_key) where status = 'open'`,
  'create index fix_suggestions_last on fix_suggestions (tenant_id, id) where is_last',
  'create index repair_records_at on repair_records (tenant_id, created_at)',
  'create index repair_records_job on repair_records (tenant_id, job_id)',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...INDEXES]) await sql.raw(statement).execute(database);
}

/** Feedback and what is learned of it. */
export const work: Migration = { up };
