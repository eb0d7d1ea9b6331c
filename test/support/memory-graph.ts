import type { Configuration } from '../../src/contract/configuration.ts';
import type { Entity, EntityCandidate, NameMatch } from '../../src/contract/entity.ts';
import type { Fact, RelationFact } from '../../src/contract/fact.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { GraphRow } from '../../src/contract/ports/knowledge-graph-writer.ts';
import { graphFile } from '../../src/adapters/sources/graph-file.ts';
import { normaliseName } from '../../src/core/language/name-normalise.ts';
import { nameSimilarity } from '../../src/core/language/name-similarity.ts';
import { periodOf } from '../../src/core/language/period-of.ts';
import { convert, unitOf } from '../../src/core/language/units.ts';

interface Named extends Entity {
  readonly names: readonly string[];
}

async function rowsOf(configuration: Configuration, folder: string): Promise<GraphRow[]> {
  const tools = {
    convert: (value: number, from: string, to: string) => convert(value, unitOf(from), unitOf(to)),
    periodOf,
  };
  const rows: GraphRow[] = [];
  for (const step of configuration.graph?.load ?? []) {
    const file = graphFile(step, configuration.graph?.types ?? {}, folder, tools);
    for await (const row of file.rows()) rows.push(row);
  }
  return rows;
}

function entitiesOf(rows: readonly GraphRow[]): Map<string, Named> {
  const entities = new Map<string, Named>();
  for (const row of rows) {
    const key = `${row.type} ${row.id}`;
    const known = entities.get(key)?.names ?? [];
    const names = [...new Set([...known, ...row.names.map(({ name }) => name), row.id])];
    const shown = row.names.find((name) => name.shown)?.name ?? names[0] ?? row.id;
    entities.set(key, { type: row.type, id: row.id, name: entities.get(key)?.name ?? shown, names });
  }
  return entities;
}

function relationsOf(rows: readonly GraphRow[], entities: ReadonlyMap<string, Named>): RelationFact[] {
  return rows.flatMap((row) =>
    row.relations.map((relation) => ({
      subject_type: row.type,
      subject_id: row.id,
      subject_name: entities.get(`${row.type} ${row.id}`)?.name ?? row.id,
      object_name: entities.get(`${relation.object_type} ${relation.object_id}`)?.name ?? relation.object_id,
      ...relation,
    })),
  );
}

function candidate(
  entity: Named,
  how: EntityCandidate['how'],
  score: number,
  matched: string,
): EntityCandidate {
  const { type, id, name } = entity;
  return { entity: { type, id, name }, how, score, matched_name: matched };
}

/** Rows in memory, behind the port of the graph: a second implementation to test against. */
export function graphOfRows(rows: readonly GraphRow[]): KnowledgeGraphReader {
  const entities = entitiesOf(rows);
  const facts = rows.flatMap((row) => row.facts);
  const relations = relationsOf(rows, entities);
  const byKey = new Map<string, { entity: Named; name: string }[]>();
  for (const entity of entities.values()) {
    for (const name of entity.names) {
      const key = normaliseName(name);
      byKey.set(key, [...(byKey.get(key) ?? []), { entity, name }]);
    }
  }
  const find = (name: string): NameMatch => {
    const hits = byKey.get(normaliseName(name)) ?? [];
    const candidates = hits.map((hit) =>
      candidate(hit.entity, hit.name === name ? 'exact' : 'normalised', 1, hit.name),
    );
    const once = candidates.filter(
      (one, at) =>
        candidates.findIndex(
          (other) => other.entity.id === one.entity.id && other.entity.type === one.entity.type,
        ) === at,
    );
    return { name, candidates: once };
  };
  const similar = (name: string, limit: number): NameMatch => {
    const scored = [...entities.values()].map((entity) => {
      const best = entity.names
        .map((own) => ({ own, score: nameSimilarity(name, own) }))
        .sort((a, b) => b.score - a.score)[0];
      return candidate(entity, 'fuzzy', best?.score ?? 0, best?.own ?? '');
    });
    return {
      name,
      candidates: scored
        .filter(({ score }) => score > 0.5)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit),
    };
  };
  return {
    findEntities: async (names) => names.map(find),
    findSimilar: async (names, limit) => names.map((name) => similar(name, limit)),
    facts: async (requests): Promise<Fact[]> =>
      facts.filter((fact) =>
        requests.some(
          (request) =>
            request.type === fact.entity_type &&
            request.id === fact.entity_id &&
            (request.attributes?.includes(fact.attribute) ?? true),
        ),
      ),
    entitiesOf: async (types, limit) =>
      [...entities.values()]
        .filter(({ type }) => types.includes(type))
        .slice(0, limit)
        .map(({ type, id, names }) => ({ type, id, names: names.filter((name) => name !== id) })),
    relations: async (keys) =>
      relations.filter((fact) =>
        keys.some(
          ({ type, id }) =>
            (fact.subject_type === type && fact.subject_id === id) ||
            (fact.object_type === type && fact.object_id === id),
        ),
      ),
  };
}

/** The files of a configuration in memory. */
export async function memoryGraph(
  configuration: Configuration,
  folder: string,
): Promise<KnowledgeGraphReader> {
  return graphOfRows(await rowsOf(configuration, folder));
}
