import type { Assertion } from '../../../contract/assertion.ts';
import type { Fact, RelationFact } from '../../../contract/fact.ts';
import type { KnowledgeGraphReader } from '../../../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../../contract/ports/source-reader.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';
import { folded } from '../../language/fold-text.ts';
import { areFacts, areRelations } from './answer-shapes.ts';
import { type Asking, ask, failureOf, GRAPH } from './asking.ts';
import type { DefinitionOf } from './definition-of.ts';
import type { EvidenceReading } from './evidence-reading.ts';
import { factRequests, relationRequests, sourceQuestions } from './requests.ts';

/** What the sources are asked for one answer. */
export interface Questions {
  readonly assertions: readonly Assertion[];
  readonly evidence: readonly EvidenceReading[];
  readonly vocabulary: Vocabulary;
  readonly definitionOf: DefinitionOf;
  /** For each claim the names of the sources that its evidence cites, each once. */
  readonly citations: readonly (readonly string[])[];
}

/** What they answered. */
export interface Answered {
  readonly facts: readonly Fact[];
  readonly relations: readonly RelationFact[];
}

async function askGraph(
  asking: Asking,
  graph: KnowledgeGraphReader,
  questions: Questions,
): Promise<Answered> {
  const requests = factRequests(questions.assertions, questions.evidence, questions.vocabulary);
  const keys = relationRequests(questions.assertions);
  const [facts, relations] = await Promise.all([
    requests.length === 0
      ? []
      : ask(asking, { source: GRAPH, ask: () => graph.facts(requests), accepts: areFacts }),
    keys.length === 0
      ? []
      : ask(asking, { source: GRAPH, ask: () => graph.relations(keys), accepts: areRelations }),
  ]);
  return { facts, relations };
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

/** Asks the graph once for all facts and once for all relations, and each table source once. */
export async function askFacts(
  asking: Asking,
  graph: KnowledgeGraphReader | null,
  sources: SourceReader | null,
  questions: Questions,
): Promise<Answered> {
  const silent = graph === null || failureOf(asking, GRAPH) !== null;
  const answered = silent ? { facts: [], relations: [] } : await askGraph(asking, graph, questions);
  const tables = sources === null ? [] : await askTables(asking, sources, questions);
  const facts = [...answered.facts, ...tables].map((fact) => asRead(fact, questions.vocabulary));
  return { facts, relations: answered.relations };
}
