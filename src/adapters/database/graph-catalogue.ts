import type { GraphLoad, ListedEntity } from '../../contract/knowledge.ts';
import type { GraphCatalogue } from '../../contract/ports/graph-catalogue.ts';
import type { NameKeys } from '../../contract/ports/knowledge-graph-writer.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { dated, type Stored } from './dated.ts';

const COUNTS = `
  select type, count(distinct id)::int as entities from kg_entities where tenant_id = $1 group by type order by type`;

const LOADS = `
  select file, loaded_at, rows, entities, facts, relations, dangling
  from kg_loads where tenant_id = $1 order by file, id`;

const LISTED = `
  select distinct type, id, name, null::text as matched from kg_entities
  where tenant_id = $1 and ($2::text is null or type = $2)
  order by type, name, id limit $3 offset $4`;

/** An entity once, by the best of its names that hold the words. */
const FOUND = `
  select n.type, n.entity_id as id, n.matched,
    coalesce((select e.name from kg_entities e where e.tenant_id = $1 and e.type = n.type and e.id = n.entity_id limit 1), n.entity_id) as name
  from (
    select distinct on (type, entity_id) type, entity_id, name as matched from kg_names
    where tenant_id = $1 and ($2::text is null or type = $2) and strpos(key, $5) > 0
    order by type, entity_id, rank, name) n
  order by 1, 4, 2 limit $3 offset $4`;

/** Looks through the tenant's part of the graph; `keys` are those that it was loaded with. */
export function graphCatalogue(
  database: Database,
  tenant: string,
  keys: Pick<NameKeys, 'normalise'>,
): GraphCatalogue {
  return {
    counts: () => ask(database, COUNTS, [tenant]),
    async loads() {
      const rows = await ask<Stored<GraphLoad, 'loaded_at'>>(database, LOADS, [tenant]);
      return rows.map((row) => dated<GraphLoad, 'loaded_at'>(row, 'loaded_at'));
    },
    async entities({ type, words, limit, skip }) {
      const asked = [tenant, type ?? null, limit, skip];
      if (words === undefined) return ask<ListedEntity>(database, LISTED, asked);
      const key = keys.normalise(words);
      return key === '' ? [] : ask<ListedEntity>(database, FOUND, [...asked, key]);
    },
  };
}
