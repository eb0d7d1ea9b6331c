import type { PoolClient } from 'pg';
import type { LoadResult } from '../../contract/ports/knowledge-graph-writer.ts';
import type { StoredCounts } from './row-store.ts';

/** What identifies a load: the same content under the same mapping is not loaded again. */
export interface LoadKey {
  readonly file: string;
  readonly mapping_hash: string;
  readonly content_hash: string;
}

export interface Load extends LoadKey, Readonly<StoredCounts> {
  readonly id: number;
  /** Objects of its relations that no file brought. */
  readonly dangling: LoadResult['dangling'];
}

const OWNED = ['kg_entities', 'kg_names', 'kg_facts', 'kg_relations'] as const;

export async function storedLoads(client: PoolClient, tenant: string): Promise<readonly Load[]> {
  const { rows } = await client.query<Load>(
    `select id, file, mapping_hash, content_hash, rows, entities, facts, relations, dangling
     from kg_loads where tenant_id = $1 order by id`,
    [tenant],
  );
  return rows;
}

/** Takes the loads away with exactly the rows that they brought. */
export async function forgetLoads(client: PoolClient, tenant: string, loads: readonly Load[]): Promise<void> {
  if (loads.length === 0) return;
  const ids = loads.map(({ id }) => id);
  for (const table of OWNED)
    await client.query(`delete from ${table} where tenant_id = $1 and load_id = any($2::int[])`, [
      tenant,
      ids,
    ]);
  await client.query('delete from kg_loads where tenant_id = $1 and id = any($2::int[])', [tenant, ids]);
}

export async function startLoad(client: PoolClient, tenant: string, key: LoadKey): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into kg_loads (tenant_id, file, mapping_hash, content_hash, rows, entities, facts, relations)
     values ($1, $2, $3, $4, 0, 0, 0, 0) returning id`,
    [tenant, key.file, key.mapping_hash, key.content_hash],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the database gave no id for the load');
  return id;
}

export async function recordCounts(
  client: PoolClient,
  tenant: string,
  id: number,
  counts: Readonly<StoredCounts>,
): Promise<void> {
  await client.query(
    'update kg_loads set rows = $3, entities = $4, facts = $5, relations = $6, loaded_at = now() where tenant_id = $1 and id = $2',
    [tenant, id, counts.rows, counts.entities, counts.facts, counts.relations],
  );
}
