import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TENANT = `tenant_id text collate "C" not null default 'default'`;

/** A server may not have the extension, or may not let us make it: then vectors are bytes, and are compared by us. */
const EXTENSION = `do $$ begin create extension if not exists vector; exception when others then null; end $$`;
const HAS_EXTENSION = `select exists (select from pg_extension where extname = 'vector') as there`;

function tables(embedding: 'vector' | 'bytea'): readonly string[] {
  return [
    `create table index_roots (
      ${TENANT},
      root text collate "C" not null,
      commit_id text collate "C",
      finished boolean not null,
      at timestamptz not null,
      version text collate "C" not null,
      primary key (tenant_id, root))`,
    `create table index_files (
      ${TENANT},
      path text collate "C" not null,
      language text collate "C",
      content_hash text collate "C" not null,
      size bigint not null,
      modified float8 not null,
      status text collate "C" not null,
      reason text collate "C",
      objects integer not null,
      documents integer not null,
      indexed_at timestamptz not null,
      links text collate "C",
      surface text collate "C",
      related boolean not null,
      depends text[] not null default '{}',
      targets text[] not null default '{}',
      reachable boolean,
      primary key (tenant_id, path))`,
    `create table cbo_objects (
      ${TENANT},
      id text collate "C" not null,
      kind text collate "C" not null,
      name text collate "C" not null,
      leaf text collate "C" not null,
      file_path text collate "C" not null,
      signature text collate "C" not null,
      doc text collate "C" not null,
      exports jsonb not null,
      imports jsonb not null,
      metadata jsonb not null,
      primary key (tenant_id, id))`,
    `create table cbo_relations (
      ${TENANT},
      src_id text collate "C" not null,
      dst_id text collate "C" not null,
      rel text collate "C" not null,
      metadata jsonb not null,
      file_path text collate "C" not null,
      primary key (tenant_id, src_id, dst_id, rel))`,
    `create table vector_documents (
      ${TENANT},
      id text collate "C" not null,
      kind text collate "C" not null,
      path text collate "C" not null,
      chunk integer not null,
      cbo_id text collate "C",
      title text collate "C" not null,
      content text collate "C" not null,
      start_line integer not null,
      end_line integer not null,
      metadata jsonb not null,
      terms text collate "C" not null,
      hash text collate "C" not null,
      revision bigint not null,
      primary key (tenant_id, id))`,
    `create table document_vectors (
      ${TENANT},
      document_id text collate "C" not null,
      model text collate "C" not null,
      hash text collate "C" not null,
      embedding ${embedding} not null,
      primary key (tenant_id, model, document_id),
      foreign key (tenant_id, document_id) references vector_documents (tenant_id, id) on delete cascade)`,
    `create table coverage_snapshots (
      ${TENANT},
      place bigint generated always as identity,
      at timestamptz not null,
      snapshot jsonb not null,
      primary key (tenant_id, place))`,
  ];
}

const INDEXES = [
  'create index index_files_waiting on index_files (tenant_id, path) where not related',
  'create index cbo_objects_file on cbo_objects (tenant_id, file_path)',
  'create index cbo_objects_leaf on cbo_objects (tenant_id, leaf)',
  'create index cbo_relations_dst on cbo_relations (tenant_id, dst_id)',
  'create index cbo_relations_file on cbo_relations (tenant_id, file_path)',
  'create index vector_documents_path on vector_documents (tenant_id, path)',
  'create index vector_documents_cbo on vector_documents (tenant_id, cbo_id)',
  'create index vector_documents_revision on vector_documents (tenant_id, revision, id)',
  'create index document_vectors_document on document_vectors (tenant_id, document_id)',
  'create index coverage_snapshots_at on coverage_snapshots (tenant_id, at)',
];

async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(EXTENSION).execute(database);
  const { rows } = await sql.raw<{ there: boolean }>(HAS_EXTENSION).execute(database);
  const embedding = rows[0]?.there === true ? 'vector' : 'bytea';
  for (const statement of [...tables(embedding), ...INDEXES]) await sql.raw(statement).execute(database);
}

/** The index of source code and documents. */
export const sourceIndex: Migration = { up };
