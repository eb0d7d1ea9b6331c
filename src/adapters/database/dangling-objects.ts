import type { PoolClient } from 'pg';

const FEW = 5;

const DANGLING = `
  update kg_loads l set dangling = coalesce(
    (select jsonb_build_object('count', count(*), 'ids', to_jsonb((array_agg(object_id order by object_id))[1:${FEW}]))
     from (
       select distinct object_type, object_id from kg_relations r
       where r.tenant_id = $1 and r.load_id = l.id and not exists (
         select from kg_entities e where e.tenant_id = $1 and e.type = r.object_type and e.id = r.object_id)) missing
     having count(*) > 0), '{"count": 0, "ids": []}')
  where l.tenant_id = $1 and l.relations > 0`;

/** Notes with each load the objects of its relations that no file brought: how many, and the first few ids. */
export async function noteDangling(client: PoolClient, tenant: string): Promise<void> {
  await client.query(DANGLING, [tenant]);
}
