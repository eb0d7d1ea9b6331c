import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TENANT = `tenant_id text collate "C" not null default 'default'`;

const TABLES = [
  `create table revisions (
    ${TENANT},
    subject text collate "C" not null,
    revision bigint not null,
    primary key (tenant_id, subject))`,
  `create table settings (
    ${TENANT},
    key text collate "C" not null,
    value jsonb not null,
    updated_at timestamptz not null,
    primary key (tenant_id, key))`,
  `create table notes (
    ${TENANT},
    note_id text collate "C" not null,
    title text collate "C" not null,
    content text collate "C" not null,
    tags jsonb not null default '[]',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    revision bigint not null,
    primary key (tenant_id, note_id))`,
  `create table chat_sessions (
    ${TENANT},
    id text collate "C" not null,
    user_id text collate "C",
    created_at timestamptz not null,
    metadata jsonb not null default '{}',
    primary key (tenant_id, id))`,
  `create table chat_messages (
    ${TENANT},
    id text collate "C" not null,
    session_id text collate "C" not null,
    place bigint generated always as identity,
    role text collate "C" not null,
    content jsonb not null,
    created_at timestamptz not null,
    citations jsonb not null default '[]',
    model text collate "C",
    verdict_ids jsonb not null default '[]',
    primary key (tenant_id, id),
    foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id))`,
  `create table api_keys (
    ${TENANT},
    id text collate "C" not null,
    name text collate "C" not null,
    hash text collate "C" not null unique,
    rights jsonb not null,
    created_at timestamptz not null,
    revoked_at timestamptz,
    primary key (tenant_id, id))`,
  `create table idempotency_keys (
    ${TENANT},
    key text collate "C" not null,
    request_hash text collate "C" not null,
    claimed_at timestamptz not null,
    status integer,
    headers jsonb,
    body text collate "C",
    primary key (tenant_id, key))`,
];

const INDEXES = [
  'create index notes_created on notes (tenant_id, created_at desc, note_id desc)',
  'create index notes_revision on notes (tenant_id, revision)',
  'create index chat_messages_session on chat_messages (tenant_id, session_id, place)',
  'create index idempotency_keys_claimed on idempotency_keys (claimed_at)',
  'create index verdicts_part on verdicts (tenant_id, part, created_at desc, id desc)',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...INDEXES]) await sql.raw(statement).execute(database);
}

/** What a server keeps: settings, notes, conversations, keys, answers under an `Idempotency-Key`. */
export const server: Migration = { up };
