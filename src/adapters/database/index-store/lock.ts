import type { PoolClient } from 'pg';
import type { Database } from '../database.ts';
import { transaction } from '../transaction.ts';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('assay index ' || $1, 0))`;
const REVISION = `
  insert into revisions (tenant_id, subject, revision) values ($1, 'index', 1)
  on conflict (tenant_id, subject) do update set revision = revisions.revision + 1
  returning revision`;
const REMOVAL = `
  insert into revisions (tenant_id, subject, revision) values ($1, 'removed documents', 1)
  on conflict (tenant_id, subject) do update set revision = revisions.revision + 1`;

/** One transaction that writes the index of a tenant; others of the tenant wait until it ends. */
export function indexWrite<Result>(
  database: Database,
  tenant: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return transaction(database, async (client) => {
    await client.query(LOCK, [tenant]);
    return work(client);
  });
}

/** The next revision of the index. */
export async function nextIndexRevision(client: PoolClient, tenant: string): Promise<string> {
  const { rows } = await client.query<{ revision: string }>(REVISION, [tenant]);
  return rows[0]?.revision ?? '0';
}

/** Says that documents have left. */
export async function noteRemoval(client: PoolClient, tenant: string): Promise<void> {
  await client.query(REMOVAL, [tenant]);
}
