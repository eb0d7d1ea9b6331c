import type { PoolClient } from 'pg';
import type { FileLinks } from '../../../contract/file-links.ts';
import type { FileTies, LinkView, MakeTies } from '../../../contract/ports/index-store.ts';
import { storedJson } from '../stored-text.ts';
import { nextIndexRevision } from './lock.ts';
import { RELATION_COLUMNS, relationRow } from './rows.ts';

const WAITING = 'select path from index_files where tenant_id = $1 and not related order by path limit $2';
const PATHS = 'select path from index_files where tenant_id = $1 and links is not null';
const LINKS =
  'select links from index_files where tenant_id = $1 and path = any($2) and links is not null order by path';
const SCHEMAS = `
  select links from index_files
  where tenant_id = $1 and links is not null and language in ('sql', 'prisma') order by path`;
const DROP = 'delete from cbo_relations where tenant_id = $1 and file_path = any($2)';
const PUT = `
  insert into cbo_relations (tenant_id, src_id, dst_id, rel, metadata, file_path)
  select $1, src_id, dst_id, rel, metadata, file_path from json_to_recordset($2::json) as t(${RELATION_COLUMNS})
  on conflict do nothing`;
const DONE = `
  update index_files f set related = true, depends = t.depends, targets = t.targets
  from json_to_recordset($2::json) as t(path text, depends text[], targets text[])
  where f.tenant_id = $1 and f.path = t.path`;

async function viewOf(client: PoolClient, tenant: string): Promise<LinkView> {
  const { rows } = await client.query<{ path: string }>(PATHS, [tenant]);
  const read = async (query: string, values: readonly unknown[]): Promise<readonly FileLinks[]> => {
    const found = await client.query<{ links: string }>(query, [...values]);
    return found.rows.map(({ links }) => JSON.parse(links) as FileLinks);
  };
  return {
    paths: new Set(rows.map(({ path }) => path)),
    links: (paths) => read(LINKS, [tenant, paths]),
    schemas: () => read(SCHEMAS, [tenant]),
  };
}

async function putTies(client: PoolClient, tenant: string, ties: readonly FileTies[]): Promise<void> {
  const paths = ties.map(({ path }) => path);
  await client.query(DROP, [tenant, paths]);
  const rows = ties.flatMap(({ path, relations }) => relations.map((each) => relationRow(each, path)));
  await client.query(PUT, [tenant, storedJson(rows)]);
  const done = ties.map(({ path, depends, targets }) => ({ path, depends, targets }));
  await client.query(DONE, [tenant, storedJson(done)]);
}

/** Makes the ties of some files that wait for it, within a transaction; how many there were. */
export async function relate(
  client: PoolClient,
  tenant: string,
  limit: number,
  make: MakeTies,
): Promise<number> {
  const { rows } = await client.query<{ path: string }>(WAITING, [tenant, limit]);
  if (rows.length === 0) return 0;
  const paths = rows.map(({ path }) => path);
  const made = new Map((await make(paths, await viewOf(client, tenant))).map((ties) => [ties.path, ties]));
  const none = { relations: [], depends: [], targets: [] };
  await putTies(
    client,
    tenant,
    paths.map((path) => made.get(path) ?? { path, ...none }),
  );
  await nextIndexRevision(client, tenant);
  return rows.length;
}
