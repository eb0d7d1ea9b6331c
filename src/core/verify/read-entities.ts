import type { EntityKey, EntityNames } from '../../contract/entity.ts';
import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { FactRequest, KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import { areEntityNames, areFacts, areRelations } from '../grounding/facts/answer-shapes.ts';
import { type Answered, asRead } from '../grounding/facts/ask-facts.ts';
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

export const NOTHING_READ: EntitiesRead = { entities: [], facts: [], relations: [] };

async function factsOf(
  { asking, reader }: Route,
  graph: KnowledgeGraphReader,
  requests: readonly FactRequest[],
): Promise<readonly Fact[]> {
  if (requests.length === 0) return [];
  const facts = await ask(asking, { source: GRAPH, ask: () => graph.facts(requests), accepts: areFacts });
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

/** What is left to ask for where some of it was read. */
function leftOf(wanted: readonly FactRequest[], { ofGraph: { requests } }: Answered): FactRequest[] {
  const keyOf = ({ type, id }: EntityKey): string => JSON.stringify([type, id]);
  const read = new Map(requests.map((one) => [keyOf(one), one.attributes]));
  return wanted.flatMap((one): FactRequest[] => {
    const known = read.get(keyOf(one)) ?? [];
    const attributes = (one.attributes ?? []).filter((name) => !known.includes(name));
    return attributes.length === 0 ? [] : [{ ...one, attributes }];
  });
}

/** Facts of the entities that claims name, with the relations that were read; none where no query is left for them. */
export async function readNamed(
  route: Route,
  graph: KnowledgeGraphReader,
  wanted: readonly FactRequest[],
  read: Answered,
): Promise<EntitiesRead> {
  const left = leftOf(wanted, read);
  const isOver = left.length > 0 && route.asking.asked >= route.asking.limit;
  if (isOver || wanted.length > MOST_ENTITIES) return NOTHING_READ;
  const facts = [...read.facts, ...(await factsOf(route, graph, left))];
  return { entities: [], facts, relations: read.relations };
}

/** All entities of types, with all that is said of them. */
export async function readTypes(
  route: Route,
  graph: KnowledgeGraphReader,
  types: readonly string[],
): Promise<EntitiesRead> {
  if (types.length === 0 || graph.entitiesOf === undefined) return NOTHING_READ;
  const entities = await ask(route.asking, {
    source: GRAPH,
    ask: async () => (await graph.entitiesOf?.(types, MOST_ENTITIES + 1)) ?? [],
    accepts: areEntityNames,
  });
  if (entities.length === 0 || entities.length > MOST_ENTITIES) return NOTHING_READ;
  const keys = entities.map(({ type, id }): EntityKey => ({ type, id }));
  const [facts, relations] = await Promise.all([
    factsOf(route, graph, keys),
    relationsOf(route, graph, keys),
  ]);
  return { entities, facts, relations };
}
