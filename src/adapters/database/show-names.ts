import type { PoolClient } from 'pg';

const SHOW = `
  update kg_entities e set name = best.name
  from (
    select distinct on (type, entity_id) type, entity_id, name
    from kg_names where tenant_id = $1 and rank <> 2
    order by type, entity_id, rank, load_id, name) best
  where e.tenant_id = $1 and e.type = best.type and e.id = best.entity_id and e.name <> best.name`;

/** Gives every row of an entity the name to show: the Korean one, else the English one, else the id, whichever file brought it. */
export async function showNames(client: PoolClient, tenant: string): Promise<void> {
  await client.query(SHOW, [tenant]);
}
