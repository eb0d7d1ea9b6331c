import type { EntityKey, EntityNames, NameMatch } from '../../contract/entity.ts';
import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { NameKeys } from '../../contract/ports/knowledge-graph-writer.ts';
import type {
  AbortSignalLike,
  FactRequest,
  KnowledgeGraphReader,
} from '../../contract/ports/knowledge-graph.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { type FactRow, orderedFacts, relationOf, type RelationRow } from './fact-row.ts';
import { type NameRow, nameMatches, similarMatches } from './name-match.ts';
import { nameSignature } from './name-signature.ts';
import { SIMILAR_NAMES } from './similar-names.ts';

const NAMES = `
  select q.at::int, n.type, n.entity_id as id, n.name as matched,
    coalesce((select e.name from kg_entities e where e.tenant_id = $1 and e.type = n.type and e.id = n.entity_id limit 1), n.entity_id) as shown
  from unnest($2::text[]) with ordinality as q(key, at)
  cross join lateral (select * from kg_names where tenant_id = $1 and key = q.key offset 0) n
  where q.key <> ''
  order by q.at, n.rank, n.type, n.entity_id, n.name`;

/** Ids are left out: one that is spelt differently is another one. */
const SIMILAR = `
  select q.at::int, n.type, n.entity_id as id, n.name as matched,
    coalesce((select e.name from kg_entities e where e.tenant_id = $1 and e.type = n.type and e.id = n.entity_id limit 1), n.entity_id) as shown
  from unnest($2::text[]) with ordinality as q(signature, at)
  cross join lateral (
    select type, entity_id, name,
      bit_count(signature & q.signature::bit(512))::float8 / greatest(bit_count(signature | q.signature::bit(512)), 1) as alike
    from kg_names
    where tenant_id = $1 and rank < 3
    order by alike desc, name, type, entity_id
    limit $3) n
  order by q.at, n.alike desc`;

const FACTS = `
  select f.entity_type, f.entity_id, f.attribute, f.value_num, f.value_text, f.unit,
    f.valid_from::text, f.valid_to::text, f.source, f.as_of::text
  from unnest($2::text[], $3::text[], $4::text[]) as q(type, id, attribute)
  join kg_facts f on f.tenant_id = $1 and f.entity_type = q.type and f.entity_id = q.id
    and (q.attribute is null or f.attribute = q.attribute)`;

const RELATIONS = `
  select distinct r.subject_type, r.subject_id, r.relation, r.object_type, r.object_id,
    coalesce((select e.name from kg_entities e where e.tenant_id = $1 and e.type = r.subject_type and e.id = r.subject_id limit 1), r.subject_id) as subject_name,
    coalesce((select e.name from kg_entities e where e.tenant_id = $1 and e.type = r.object_type and e.id = r.object_id limit 1), r.object_id) as object_name,
    r.valid_from::text, r.valid_to::text, r.source, r.as_of::text
  from (select distinct type, id from unnest($2::text[], $3::text[]) as a(type, id)) q
  cross join lateral (
    select * from kg_relations where tenant_id = $1 and subject_type = q.type and subject_id = q.id
    union all
    select * from kg_relations where tenant_id = $1 and object_type = q.type and object_id = q.id) r
  order by 1, 2, 3, 4, 5, 8 nulls first, 9, 10, 11`;

interface NamesRow {
  readonly type: string;
  readonly id: string;
  readonly names: readonly string[];
}

/** Ids stand among the names, behind all others. */
const NAMES_OF_TYPES = `
  select type, entity_id as id,
    coalesce(array_agg(name order by rank, name) filter (where rank < 3), '{}') as names
  from kg_names
  where tenant_id = $1 and type = any($2::text[])
  group by type, entity_id
  order by type, entity_id
  limit $3`;

/** Reads the tenant's part of the graph; `keys` are those that it was loaded with. One round trip a call. */
export function knowledgeGraphReader(
  database: Database,
  tenant: string,
  keys: NameKeys,
): KnowledgeGraphReader {
  return {
    async findEntities(names: readonly string[], signal?: AbortSignalLike): Promise<readonly NameMatch[]> {
      if (names.length === 0) return [];
      const rows = await ask<NameRow>(
        database,
        NAMES,
        [tenant, names.map((name) => keys.normalise(name))],
        signal,
      );
      return nameMatches(names, rows);
    },
    async findSimilar(
      names: readonly string[],
      limit: number,
      signal?: AbortSignalLike,
    ): Promise<readonly NameMatch[]> {
      if (names.length === 0) return [];
      const signatures = names.map((name) => nameSignature(keys.fuzzy(name)));
      const rows = await ask<NameRow>(database, SIMILAR, [tenant, signatures, SIMILAR_NAMES], signal);
      return similarMatches(names, rows, limit, keys);
    },
    async facts(requests: readonly FactRequest[], signal?: AbortSignalLike): Promise<readonly Fact[]> {
      const asked = requests.flatMap(({ type, id, attributes }) =>
        (attributes ?? [null]).map((attribute) => ({ type, id, attribute })),
      );
      if (asked.length === 0) return [];
      const columns = [
        asked.map((one) => one.type),
        asked.map((one) => one.id),
        asked.map((one) => one.attribute),
      ];
      return orderedFacts(await ask<FactRow>(database, FACTS, [tenant, ...columns], signal));
    },
    async relations(
      entities: readonly EntityKey[],
      signal?: AbortSignalLike,
    ): Promise<readonly RelationFact[]> {
      if (entities.length === 0) return [];
      const columns = [entities.map((one) => one.type), entities.map((one) => one.id)];
      return (await ask<RelationRow>(database, RELATIONS, [tenant, ...columns], signal)).map(relationOf);
    },
    async entitiesOf(types, limit, signal): Promise<readonly EntityNames[]> {
      if (types.length === 0) return [];
      const rows = await ask<NamesRow>(database, NAMES_OF_TYPES, [tenant, types, limit], signal);
      return rows.map(({ type, id, names }) => ({ type, id, names: [...new Set(names)] }));
    },
  };
}
