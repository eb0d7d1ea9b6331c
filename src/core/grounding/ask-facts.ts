import type { Assertion } from '../../contract/assertion.ts';
import type { Fact, RelationFact } from '../../contract/fact.ts';
import type { KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../contract/ports/source-reader.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
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
  const facts = requests.length === 0 ? [] : await ask(asking, GRAPH, [], () => graph.facts(requests));
  const relations = keys.length === 0 ? [] : await ask(asking, GRAPH, [], () => graph.relations(keys));
  return { facts, relations };
}

async function askTables(
  asking: Asking,
  sources: SourceReader,
  questions: Questions,
): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  for (const [source, own] of sourceQuestions(questions.evidence, questions.definitionOf)) {
    facts.push(...(await ask(asking, source, [], () => sources.ask(own))));
  }
  return facts;
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
  return { facts: [...answered.facts, ...tables], relations: answered.relations };
}
