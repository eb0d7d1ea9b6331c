import type { EntityKey, EntityNames } from '../../contract/entity.ts';
import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import { areEntityNames, areFacts, areRelations } from '../grounding/facts/answer-shapes.ts';
import { asRead } from '../grounding/facts/ask-facts.ts';
import { ask, GRAPH } from '../grounding/facts/asking.ts';
import type { Route } from './route.ts';

/** A type of more entities is not read whole. */
const MOST_ENTITIES = 2_000;

/** All that the graph says of some entities. */
export interface EntitiesRead {
  readonly entities: readonly EntityNames[];
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationFact[];
}

const NOTHING: EntitiesRead = { entities: [], facts: [], relations: [] };

async function factsOf(
  { asking, reader }: Route,
  graph: KnowledgeGraphReader,
  entities: readonly EntityNames[],
): Promise<readonly Fact[]> {
  const keys = entities.map(({ type, id }): EntityKey => ({ type, id }));
  const facts = await ask(asking, { source: GRAPH, ask: () => graph.facts(keys), accepts: areFacts });
  return facts.map((fact) => asRead(fact, reader.lexicon.vocabulary));
}

async function relationsOf(
  { asking }: Route,
  graph: KnowledgeGraphReader,
  keys: readonly EntityKey[],
): Promise<readonly RelationFact[]> {
  if (keys.length === 0) return [];
  return ask(asking, { source: GRAPH, ask: () => graph.relations(keys), accepts: areRelations });
}

/** The facts of the entities that claims name, and the relations of those whose things are counted; none where no query is left for them. */
export async function readNamed(
  route: Route,
  graph: KnowledgeGraphReader,
  entities: readonly EntityNames[],
  counted: readonly EntityKey[],
): Promise<EntitiesRead> {
  const isLeft = route.asking.asked < route.asking.limit;
  if (!isLeft || entities.length === 0 || entities.length > MOST_ENTITIES) return NOTHING;
  const facts = await factsOf(route, graph, entities);
  return { entities, facts, relations: await relationsOf(route, graph, counted) };
}

/** All entities of types, with all that is said of them. */
export async function readTypes(
  route: Route,
  graph: KnowledgeGraphReader,
  types: readonly string[],
): Promise<EntitiesRead> {
  if (types.length === 0 || graph.entitiesOf === undefined) return NOTHING;
  const entities = await ask(route.asking, {
    source: GRAPH,
    ask: async () => (await graph.entitiesOf?.(types, MOST_ENTITIES + 1)) ?? [],
    accepts: areEntityNames,
  });
  if (entities.length === 0 || entities.length > MOST_ENTITIES) return NOTHING;
  const keys = entities.map(({ type, id }): EntityKey => ({ type, id }));
  const [facts, relations] = await Promise.all([
    factsOf(route, graph, entities),
    relationsOf(route, graph, keys),
  ]);
  return { entities, facts, relations };
}
