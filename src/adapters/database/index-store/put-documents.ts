import type { PoolClient } from 'pg';
import type { TermedDocument } from '../../../contract/ports/index-store.ts';
import { storedJson } from '../stored-text.ts';
import { DOCUMENT_COLUMNS, documentRow } from './rows.ts';

const COLUMNS = 'id, kind, path, chunk, cbo_id, title, content, start_line, end_line, metadata, terms';
/** Injected evidence is no part of what a file brings. */
const DROP = `
  delete from vector_documents
  where tenant_id = $1 and path = any($2) and kind <> 'local_file' and not id = any($3)`;
const PUT = `
  insert into vector_documents as d (tenant_id, ${COLUMNS}, hash, revision)
  select $1, ${COLUMNS}, md5(title || chr(10) || content), $3::bigint
  from json_to_recordset($2::json) as t(${DOCUMENT_COLUMNS})
  on conflict (tenant_id, id) do update set kind = excluded.kind, path = excluded.path, chunk = excluded.chunk,
    cbo_id = excluded.cbo_id, title = excluded.title, content = excluded.content, start_line = excluded.start_line,
    end_line = excluded.end_line, metadata = excluded.metadata, terms = excluded.terms, hash = excluded.hash,
    revision = excluded.revision
  where (d.hash, d.path, d.chunk, d.start_line, d.end_line, d.metadata, d.terms) is distinct from
    (excluded.hash, excluded.path, excluded.chunk, excluded.start_line, excluded.end_line, excluded.metadata, excluded.terms)`;

/** Replaces what the files brought; true where documents left. Those that say the same keep their revision and vectors. */
export async function putDocuments(
  client: PoolClient,
  tenant: string,
  paths: readonly string[],
  documents: readonly TermedDocument[],
  revision: string,
): Promise<boolean> {
  const { rowCount } = await client.query(DROP, [tenant, paths, documents.map(({ id }) => id)]);
  await putDocument(client, tenant, documents, revision);
  return (rowCount ?? 0) > 0;
}

/** True where one was not there so already. */
export async function putDocument(
  client: PoolClient,
  tenant: string,
  documents: readonly TermedDocument[],
  revision: string,
): Promise<boolean> {
  if (documents.length === 0) return false;
  const values = [tenant, storedJson(documents.map(documentRow)), revision];
  return ((await client.query(PUT, values)).rowCount ?? 0) > 0;
}
