import type { EntityKey } from '../../../contract/entity.ts';
import type { Fact, RelationFact } from '../../../contract/fact.ts';
import type { FactRequest, KnowledgeGraphReader } from '../../../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../../contract/ports/source-reader.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';
import { folded } from '../../language/fold-text.ts';
import { areFacts, areRelations } from './answer-shapes.ts';
import { type Asking, ask, failureOf, GRAPH } from './asking.ts';
import type { DefinitionOf } from './definition-of.ts';
import type { EvidenceReading } from './evidence-reading.ts';
import { requestsOf, sourceQuestions, type Wanted, wantedFacts } from './requests.ts';

/** What the sources are asked for one answer. */
export interface Questions {
  readonly evidence: readonly EvidenceReading[];
  /** Attributes that claims name of entities that they name. */
  readonly named: readonly Wanted[];
  /** Entities whose relations claims may say. */
  readonly related: readonly EntityKey[];
  readonly vocabulary: Vocabulary;
  readonly definitionOf: DefinitionOf;
  /** For each claim the names of the sources that its evidence cites, each once. */
  readonly citations: readonly (readonly string[])[];
}

/** Facts of the graph with the requests that they answer, and relations. */
export interface GraphFacts {
  readonly requests: readonly FactRequest[];
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationFact[];
}

/** What they answered. */
export interface Answered {
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationFact[];
  /** Those of the facts that the graph gave. */
  readonly ofGraph: GraphFacts;
}

async function askGraph(
  asking: Asking,
  graph: KnowledgeGraphReader,
  questions: Questions,
): Promise<GraphFacts> {
  const { evidence, named, related, vocabulary } = questions;
  const requests = requestsOf([...wantedFacts(evidence), ...named], vocabulary);
  const keys = [
    ...new Map(related.map(({ type, id }) => [JSON.stringify([type, id]), { type, id }])).values(),
  ];
  const [facts, relations] = await Promise.all([
    requests.length === 0
      ? []
      : ask(asking, { source: GRAPH, ask: () => graph.facts(requests), accepts: areFacts }),
    keys.length === 0
      ? []
      : ask(asking, { source: GRAPH, ask: () => graph.relations(keys), accepts: areRelations }),
  ]);
  const read = facts.map((fact) => asRead(fact, vocabulary));
  return { requests, facts: read, relations };
}

/** How many table sources a claim has been asked at before this one: the least over the claims that cite it. */
function rankOf(source: string, citations: Questions['citations']): number {
  const ranks = citations.map((sources) => sources.indexOf(source)).filter((rank) => rank >= 0);
  return ranks.length === 0 ? 0 : Math.min(...ranks);
}

async function askTables(
  asking: Asking,
  sources: SourceReader,
  questions: Questions,
): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  const shared = asking.asked;
  for (const [source, own] of sourceQuestions(questions.evidence, questions.definitionOf)) {
    const before = shared + rankOf(source, questions.citations);
    facts.push(...(await ask(asking, { source, ask: () => sources.ask(own), accepts: areFacts, before })));
  }
  return facts;
}

/** TX13: a value in words as claims are read; the codes of a vocabulary are identifiers and stay as they are. */
export function asRead(fact: Fact, vocabulary: Vocabulary): Fact {
  const codes = vocabulary[fact.entity_type]?.attributes[fact.attribute]?.values ?? {};
  const { value, unit } = fact;
  const isWords = typeof value === 'string' && !Object.hasOwn(codes, value);
  return {
    ...fact,
    value: isWords ? folded(value) : value,
    ...(unit === undefined ? {} : { unit: folded(unit) }),
  };
}

const NOTHING: GraphFacts = { requests: [], facts: [], relations: [] };

/** Asks the graph once for all facts and once for all relations, and each table source once. */
export async function askFacts(
  asking: Asking,
  graph: KnowledgeGraphReader | null,
  sources: SourceReader | null,
  questions: Questions,
): Promise<Answered> {
  const silent = graph === null || failureOf(asking, GRAPH) !== null;
  const ofGraph = silent ? NOTHING : await askGraph(asking, graph, questions);
  const tables = sources === null ? [] : await askTables(asking, sources, questions);
  const facts = [...ofGraph.facts, ...tables.map((fact) => asRead(fact, questions.vocabulary))];
  return { facts, relations: ofGraph.relations, ofGraph };
}
