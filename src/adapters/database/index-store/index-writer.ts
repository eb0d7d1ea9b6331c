import type { PoolClient } from 'pg';
import type { IndexedFile } from '../../../contract/indexed-file.ts';
import type { IndexState, IndexWriter } from '../../../contract/ports/index-store.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { storedJson } from '../stored-text.ts';
import { putEmbeddings, withoutEmbedding } from './embeddings.ts';
import { analyzeIfGrown } from './analyze.ts';
import { indexWrite, nextIndexRevision, noteRemoval } from './lock.ts';
import { dropObjects, putContents, waitForTies } from './put-contents.ts';
import { putDocument } from './put-documents.ts';
import { markReachable } from './reachable.ts';
import { relate } from './relate.ts';
import { type FileRow, fileOf, READ_FILE } from './rows.ts';

const STATE =
  'select commit_id as commit, finished, at, version from index_roots where tenant_id = $1 and root = $2';
const SET_STATE = `
  insert into index_roots (tenant_id, root, commit_id, finished, at, version) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, root) do update set commit_id = excluded.commit_id, finished = excluded.finished,
    at = excluded.at, version = excluded.version`;
const FILES = `
  select ${READ_FILE} from index_files
  where tenant_id = $1 and ($2 = '' or path = $2 or starts_with(path, $2 || '/')) order by path`;
const EXPIRE = `
  update index_files set content_hash = '', modified = -1
  where tenant_id = $1 and ($2 = '' or path = $2 or starts_with(path, $2 || '/'))`;
const TOUCH = `
  update index_files f set size = t.size, modified = t.modified
  from json_to_recordset($2::json) as t(path text, size bigint, modified float8)
  where f.tenant_id = $1 and f.path = t.path`;
const REMOVE_FILES = 'delete from index_files where tenant_id = $1 and path = any($2)';
const REMOVE_DOCUMENTS = 'delete from vector_documents where tenant_id = $1 and path = any($2)';
const REMOVE_DOCUMENT = 'delete from vector_documents where tenant_id = $1 and id = $2';
const KEEP = 'insert into coverage_snapshots (tenant_id, at, snapshot) values ($1, $2, $3)';

async function remove(client: PoolClient, tenant: string, paths: readonly string[]): Promise<void> {
  await dropObjects(client, tenant, paths, new Set());
  await client.query(REMOVE_FILES, [tenant, paths]);
  await waitForTies(client, tenant, paths);
  await nextIndexRevision(client, tenant);
  const { rowCount } = await client.query(REMOVE_DOCUMENTS, [tenant, paths]);
  if ((rowCount ?? 0) > 0) await noteRemoval(client, tenant);
}

async function removeDocument(client: PoolClient, tenant: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(REMOVE_DOCUMENT, [tenant, id]);
  if ((rowCount ?? 0) === 0) return false;
  await nextIndexRevision(client, tenant);
  await noteRemoval(client, tenant);
  return true;
}

interface StateRow extends Record<string, unknown> {
  readonly commit: string | null;
  readonly finished: boolean;
  readonly at: Date;
  readonly version: string;
}

/** Writes the index of a tenant: tables `index_roots`, `index_files`, `cbo_objects`, `cbo_relations`, `vector_documents` … */
export function indexWriter(database: Database, tenant: string): IndexWriter {
  const write = <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> =>
    indexWrite(database, tenant, work);
  return {
    async state(root) {
      const [row] = await ask<StateRow>(database, STATE, [tenant, root]);
      return row === undefined ? null : { ...row, at: row.at.toISOString() };
    },
    async setState(root, { commit, finished, at, version }: IndexState) {
      await ask(database, SET_STATE, [tenant, root, commit, finished, at, version]);
      if (finished) await analyzeIfGrown(database);
    },
    async files(prefix): Promise<readonly IndexedFile[]> {
      const rows = await ask<FileRow & Record<string, unknown>>(database, FILES, [tenant, prefix]);
      return rows.map(fileOf);
    },
    put: (contents) => write((client) => putContents(client, tenant, contents)),
    async expire(prefix) {
      await ask(database, EXPIRE, [tenant, prefix]);
    },
    async touch(files) {
      if (files.length > 0) await ask(database, TOUCH, [tenant, storedJson(files)]);
    },
    async remove(paths) {
      if (paths.length > 0) await write((client) => remove(client, tenant, paths));
    },
    relate: (limit, make) => write((client) => relate(client, tenant, limit, make)),
    markReachable: (reach) => write((client) => markReachable(client, tenant, reach)),
    putDocument: (document) =>
      write(async (client) => {
        const revision = await nextIndexRevision(client, tenant);
        return putDocument(client, tenant, [document], revision);
      }),
    removeDocument: (id) => write((client) => removeDocument(client, tenant, id)),
    withoutEmbedding: (model, limit) => withoutEmbedding(database, tenant, model, limit),
    putEmbeddings: (model, vectors) => putEmbeddings(database, tenant, model, vectors),
    async keepCoverage(snapshot) {
      await ask(database, KEEP, [tenant, snapshot.at, storedJson(snapshot)]);
    },
  };
}
