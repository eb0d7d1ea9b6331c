import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { FileLinks } from '../../../contract/file-links.ts';
import type { IndexedContent } from '../../../contract/ports/index-store.ts';
import { storedJson } from '../stored-text.ts';
import { nextIndexRevision, noteRemoval } from './lock.ts';
import { putDocuments } from './put-documents.ts';
import { FILE_COLUMNS, OBJECT_COLUMNS, objectRow } from './rows.ts';

const KNOWN = 'select path, surface, indexed_at from index_files where tenant_id = $1 and path = any($2)';
const DROP_OBJECTS = 'delete from cbo_objects where tenant_id = $1 and file_path = any($2) returning id';
const DROP_TIES =
  'delete from cbo_relations where tenant_id = $1 and (file_path = any($2) or dst_id = any($3))';
const PUT_OBJECTS = `
  insert into cbo_objects (tenant_id, id, kind, name, leaf, file_path, signature, doc, exports, imports, metadata)
  select $1, id, kind, name, leaf, file_path, signature, doc, exports, imports, metadata
  from json_to_recordset($2::json) as t(${OBJECT_COLUMNS}) on conflict do nothing`;
const PUT_FILES = `
  insert into index_files (tenant_id, path, language, content_hash, size, modified, status, reason, objects, documents,
    indexed_at, links, surface, related, detail)
  select $1, * from json_to_recordset($2::json) as t(${FILE_COLUMNS})
  on conflict (tenant_id, path) do update set language = excluded.language, content_hash = excluded.content_hash,
    size = excluded.size, modified = excluded.modified, status = excluded.status, reason = excluded.reason,
    objects = excluded.objects, documents = excluded.documents, indexed_at = excluded.indexed_at,
    links = excluded.links, surface = excluded.surface, related = excluded.related, detail = excluded.detail,
    depends = '{}', targets = '{}'`;
const WAIT = 'update index_files set related = false where tenant_id = $1 and related and depends && $2';

interface Known {
  readonly path: string;
  readonly surface: string | null;
  readonly indexed_at: Date;
}

/** Hash of what others can see of a file: while it stays, ties to the file stay too. */
function surfaceOf(links: FileLinks | null): string | null {
  if (links === null) return null;
  const { symbols, exports, imports } = links;
  const passedOn = imports.filter(({ reexport }) => reexport === true);
  const seen = [
    links.package,
    symbols.map(({ id, kind, name, parent }) => [id, kind, name, parent]),
    exports,
  ];
  return createHash('sha1')
    .update(JSON.stringify([...seen, passedOn]))
    .digest('hex');
}

/** Names under which others may have looked for a file, see `FileTies.depends`. */
function namesOf(path: string): readonly string[] {
  const [base = '', folder = ''] = path.split('/').toReversed();
  const inside = path.slice(0, path.lastIndexOf('/') + 1);
  const names = [path, inside === '' ? '/' : inside, `*/${base}`];
  if (/^(?:index|__init__)\./.test(base)) names.push(`*/${folder}/${base}`);
  return /\.(?:sql|ddl|prisma)$/i.test(path) ? [...names, 'schema:'] : names;
}

/** Ties that were made while looking at these paths wait to be made again. */
export async function waitForTies(
  client: PoolClient,
  tenant: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length > 0) await client.query(WAIT, [tenant, [...new Set(paths.flatMap(namesOf))]]);
}

function fileRow({ file, links }: IndexedContent): object {
  const stored = links === null ? null : JSON.stringify(links);
  return { ...file, links: stored, surface: surfaceOf(links), related: links === null };
}

/** Objects and outgoing ties of the files leave, and ties to what does not come again. */
export async function dropObjects(
  client: PoolClient,
  tenant: string,
  paths: readonly string[],
  coming: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(DROP_OBJECTS, [tenant, paths]);
  const gone = rows.map(({ id }) => id).filter((id) => !coming.has(id));
  await client.query(DROP_TIES, [tenant, paths, gone]);
}

/** Puts files in, within a transaction. */
export async function putContents(
  client: PoolClient,
  tenant: string,
  contents: readonly IndexedContent[],
): Promise<void> {
  const asked = contents.map(({ file }) => file.path);
  const known = new Map(
    (await client.query<Known>(KNOWN, [tenant, asked])).rows.map((row) => [row.path, row]),
  );
  const newer = contents.filter(({ file }) => {
    const before = known.get(file.path);
    return before === undefined || before.indexed_at.getTime() <= Date.parse(file.indexed_at);
  });
  if (newer.length === 0) return;
  const paths = newer.map(({ file }) => file.path);
  const objects = newer.flatMap((content) => content.objects);
  await dropObjects(client, tenant, paths, new Set(objects.map(({ id }) => id)));
  await client.query(PUT_FILES, [tenant, storedJson(newer.map(fileRow))]);
  await client.query(PUT_OBJECTS, [tenant, storedJson(objects.map(objectRow))]);
  const changed = newer.filter(({ file, links }) => known.get(file.path)?.surface !== surfaceOf(links));
  await waitForTies(
    client,
    tenant,
    changed.map(({ file }) => file.path),
  );
  const revision = await nextIndexRevision(client, tenant);
  const documents = newer.flatMap((content) => content.documents);
  if (await putDocuments(client, tenant, paths, documents, revision)) await noteRemoval(client, tenant);
}
