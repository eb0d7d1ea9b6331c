import type { PoolClient } from 'pg';
import type { IndexWriter } from '../../../contract/ports/index-store.ts';
import { nextIndexRevision } from './lock.ts';

const FILES =
  'select path, targets, reachable from index_files where tenant_id = $1 and links is not null order by path';
const MARK = 'update index_files set reachable = $3 where tenant_id = $1 and path = any($2)';

interface Row {
  readonly path: string;
  readonly targets: readonly string[];
  readonly reachable: boolean | null;
}

/** Marks files whose reachability has changed, within a transaction. */
export async function markReachable(
  client: PoolClient,
  tenant: string,
  reach: Parameters<IndexWriter['markReachable']>[0],
): Promise<void> {
  const { rows } = await client.query<Row>(FILES, [tenant]);
  const reached = reach(rows);
  const now = ({ path }: Row): boolean | null => (reached === null ? null : reached.has(path));
  const changed = rows.filter((row) => row.reachable !== now(row));
  for (const value of [true, false, null]) {
    const paths = changed.filter((row) => now(row) === value).map(({ path }) => path);
    if (paths.length > 0) await client.query(MARK, [tenant, paths, value]);
  }
  if (changed.length > 0) await nextIndexRevision(client, tenant);
}
