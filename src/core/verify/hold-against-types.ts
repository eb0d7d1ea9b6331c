import type { Assertion } from '../../contract/assertion.ts';
import type { EntityNames } from '../../contract/entity.ts';
import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { Language } from '../../contract/language.ts';
import type { KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import type { EntityType } from '../../contract/vocabulary.ts';
import type { Reader } from '../claims/read-claims.ts';
import { areEntityNames, areFacts, areRelations } from '../grounding/facts/answer-shapes.ts';
import { ask, GRAPH } from '../grounding/facts/asking.ts';
import { type Ground, indexFacts, isComplete } from '../grounding/facts/ground.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { bySubject, nounOf, sourcesOfType, typeTable } from '../grounding/types/type-tables.ts';
import { isCarried, judgedByType, leftOpen, namesType, openClaim } from '../grounding/types/type-claim.ts';
import { asksOfAll } from '../judge/records/query/asks-of-all.ts';
import { languageByScript } from '../language/script.ts';
import type { Matches } from './find-names.ts';
import type { Route } from './route.ts';

/** A type of more entities is not read whole. */
const MOST_ENTITIES = 2_000;

/** All that the graph says of some types. */
interface TypesRead {
  readonly entities: readonly EntityNames[];
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationFact[];
}

/** A claim that is held against whole types, and which. */
interface TypeClaim {
  readonly index: number;
  readonly types: readonly string[];
  /** Of the entities that it names. */
  readonly ids: ReadonlySet<string>;
}

/** Types of which a claim speaks: by their nouns, by an entity of which it says that it is at an end, by an id. */
function typesOf(
  text: string,
  names: readonly string[],
  matches: Matches,
  { lexicon, id_types }: Reader,
): string[] {
  const isOfAll = asksOfAll(text);
  const ofNames = names.flatMap((name) =>
    isOfAll || id_types(name).length > 0
      ? (matches.get(name)?.candidates ?? []).map(({ entity }) => entity.type)
      : [],
  );
  const named = Object.entries(lexicon.vocabulary).filter(([, definition]) => namesType(text, definition));
  return [...new Set([...named.map(([type]) => type), ...ofNames])];
}

async function readTypes(
  { asking }: Route,
  graph: KnowledgeGraphReader,
  types: readonly string[],
): Promise<TypesRead> {
  const entities = await ask(asking, {
    source: GRAPH,
    ask: async () => (await graph.entitiesOf?.(types, MOST_ENTITIES + 1)) ?? [],
    accepts: areEntityNames,
  });
  if (entities.length === 0 || entities.length > MOST_ENTITIES)
    return { entities: [], facts: [], relations: [] };
  const keys = entities.map(({ type, id }) => ({ type, id }));
  const [facts, relations] = await Promise.all([
    ask(asking, { source: GRAPH, ask: () => graph.facts(keys), accepts: areFacts }),
    ask(asking, { source: GRAPH, ask: () => graph.relations(keys), accepts: areRelations }),
  ]);
  return { entities, facts, relations };
}

/** A claim, the ids of the entities that it names, and a type to hold it against. */
interface Question {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  readonly type: string;
}

type Hold = (question: Question) => Stated | null;

/** All entities of a type, and where the claim names one those of its own noun: the largest team may be under a division. */
function scopesOf(all: readonly EntityNames[], definition: EntityType, ids: ReadonlySet<string>) {
  const nouns = new Set(all.filter(({ id }) => ids.has(id)).map((one) => nounOf(one, definition)));
  const [noun = null, ...others] = nouns;
  const alike = all.filter((one) => nounOf(one, definition) === noun);
  return noun === null || others.length > 0 || alike.length === all.length
    ? [{ noun: '', entities: all }]
    : [
        { noun: '', entities: all },
        { noun, entities: alike },
      ];
}

/** Opens a type for claims of a language once. */
function openTypes({ ports, configuration }: Route, read: TypesRead, ground: Ground): Hold {
  const facts = indexFacts(read.facts);
  const relations = bySubject(read.relations);
  const opened = new Map<string, (text: string) => Stated>();
  const open = (type: string, noun: string, entities: readonly EntityNames[], language: Language) => {
    const key = [language, type, noun].join(' ');
    const known = opened.get(key);
    const definition = ground.vocabulary[type];
    if (known !== undefined || ports.statements === null || definition === undefined) return known ?? null;
    const table = typeTable({ type, definition, entities }, relations, { ...ground, facts, language });
    const tolerance = configuration.validation.numeric_tolerance;
    const hold = ports.statements.openRecords({ evidence_id: type, tables: [table] }, tolerance);
    const made = (claim: string): Stated => hold({ text: claim, query: null, said: null });
    opened.set(key, made);
    return made;
  };
  return ({ text, ids, type }) => {
    const definition = ground.vocabulary[type];
    const all = read.entities.filter((one) => one.type === type);
    if (definition === undefined || all.length === 0) return null;
    const said = scopesOf(all, definition, ids).map(({ noun, entities }) =>
      open(type, noun, entities, languageByScript(text))?.(text),
    );
    const [first] = said;
    return first !== undefined && said.every((one) => one?.outcome === first.outcome) ? first : null;
  };
}

/**
 * GR55: claims about a whole type, which no assertion about an entity reads: how many there are, which has the most.
 * One that speaks of all is not about the subject of the sentence before it.
 */
export async function holdAgainstTypes(
  route: Route,
  readings: readonly (readonly Assertion[])[],
  judged: readonly JudgedClaim[],
  matches: Matches,
  ground: Ground,
): Promise<readonly JudgedClaim[]> {
  const { graph } = route.ports;
  if (graph?.entitiesOf === undefined || ground.failure !== null) return judged;
  const asked = judged.flatMap((one, index): TypeClaim[] => {
    const text = route.found.texts[index] ?? '';
    const isOpen = openClaim(one, readings[index] ?? []);
    if (!isOpen || route.found.bounds[index] !== null) return [];
    const names = route.scans[index]?.names.map(({ name }) => name) ?? [];
    const types = typesOf(text, names, matches, route.reader).filter((type) => isComplete(ground, type));
    const ids = names.flatMap((name) => matches.get(name)?.candidates ?? []).map(({ entity }) => entity.id);
    return types.length === 0 ? [] : [{ index, types, ids: new Set(ids) }];
  });
  const types = [...new Set(asked.flatMap((one) => one.types))].sort();
  if (types.length === 0) return judged;
  const read = await readTypes(route, graph, types);
  const hold = openTypes(route, read, ground);
  return judged.map((one, index) => {
    const claim = asked.find((other) => other.index === index);
    if (claim === undefined) return one;
    const text = route.found.texts[index] ?? '';
    const said = claim.types.flatMap((type) => {
      const stated = hold({ text, type, ids: claim.ids });
      return stated === null || stated.outcome === 'undecided' ? [] : [{ type, stated }];
    });
    const [first] = said;
    const isOne = first !== undefined && said.every(({ stated }) => stated.outcome === first.stated.outcome);
    if (!isOne) return asksOfAll(text) && isCarried(readings[index] ?? []) ? leftOpen(one, text) : one;
    return judgedByType(one, first.stated, sourcesOfType(read.facts, read.relations, first.type), text);
  });
}
