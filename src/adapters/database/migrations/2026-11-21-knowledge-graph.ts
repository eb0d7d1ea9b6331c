import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = [
  `create table kg_loads (
    id integer generated always as identity primary key,
    tenant_id text collate "C" not null default 'default',
    file text collate "C" not null,
    mapping_hash text collate "C" not null,
    content_hash text collate "C" not null,
    rows integer not null,
    entities integer not null,
    facts integer not null,
    relations integer not null,
    dangling jsonb not null default '{"count": 0, "ids": []}',
    loaded_at timestamptz not null default now(),
    unique (tenant_id, file, mapping_hash))`,
  `create table kg_entities (
    tenant_id text collate "C" not null default 'default',
    load_id integer not null,
    type text collate "C" not null,
    id text collate "C" not null,
    name text collate "C" not null,
    primary key (tenant_id, type, id, load_id))`,
  `create table kg_names (
    tenant_id text collate "C" not null default 'default',
    load_id integer not null,
    type text collate "C" not null,
    entity_id text collate "C" not null,
    name text collate "C" not null,
    language text collate "C",
    rank smallint not null,
    key text collate "C" not null,
    signature bit(512) not null)`,
  `create table kg_facts (
    tenant_id text collate "C" not null default 'default',
    load_id integer not null,
    entity_type text collate "C" not null,
    entity_id text collate "C" not null,
    attribute text collate "C" not null,
    value_num double precision,
    value_text text collate "C",
    unit text collate "C",
    valid_from date,
    valid_to date,
    source text collate "C" not null,
    as_of date)`,
  `create table kg_relations (
    tenant_id text collate "C" not null default 'default',
    load_id integer not null,
    subject_type text collate "C" not null,
    subject_id text collate "C" not null,
    relation text collate "C" not null,
    object_type text collate "C" not null,
    object_id text collate "C" not null,
    valid_from date,
    valid_to date,
    source text collate "C" not null,
    as_of date)`,
  `create table verdicts (
    tenant_id text collate "C" not null default 'default',
    id text collate "C" not null,
    part text collate "C" not null,
    created_at timestamptz not null,
    outcome text collate "C" not null,
    record jsonb not null,
    primary key (tenant_id, id))`,
];

const INDEXES = [
  'create index kg_names_key on kg_names (tenant_id, key)',
  'create index kg_names_entity on kg_names (tenant_id, type, entity_id, rank)',
  'create index kg_facts_entity on kg_facts (tenant_id, entity_type, entity_id, attribute)',
  'create index kg_relations_subject on kg_relations (tenant_id, subject_type, subject_id)',
  'create index kg_relations_object on kg_relations (tenant_id, object_type, object_id)',
  'create index verdicts_created on verdicts (tenant_id, created_at desc)',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...INDEXES]) await sql.raw(statement).execute(database);
}

/** Entities, names, facts, relations, the loads that brought them, and kept verdicts. */
export const knowledgeGraph: Migration = { up };
