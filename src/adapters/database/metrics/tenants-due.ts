import { ask } from '../ask.ts';
import type { Database } from '../database.ts';

const DUE = `
  select distinct tenant_id from index_roots r where not exists (
    select from coverage_snapshots s
    where s.tenant_id = r.tenant_id and s.at >= $1 and s.snapshot ->> 'cause' = 'daily')
  order by tenant_id`;

/** Tenants with an index of which no daily snapshot was kept since a moment. */
export async function tenantsDue(database: Database, since: string): Promise<readonly string[]> {
  const rows = await ask<{ tenant_id: string }>(database, DUE, [since]);
  return rows.map(({ tenant_id }) => tenant_id);
}
