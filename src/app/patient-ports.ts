import type { KnowledgeGraphReader } from '../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../contract/ports/source-reader.ts';
import { askPatiently, type Patience } from './patience.ts';

/** The graph with a time limit and further tries for each query. */
export function patientGraph(graph: KnowledgeGraphReader, patience: Patience): KnowledgeGraphReader {
  const ask = <T>(question: (signal: AbortSignal) => Promise<T>) => askPatiently('graph', patience, question);
  return {
    findEntities: (names) => ask((signal) => graph.findEntities(names, signal)),
    findSimilar: (names, limit) => ask((signal) => graph.findSimilar(names, limit, signal)),
    facts: (requests) => ask((signal) => graph.facts(requests, signal)),
    relations: (entities) => ask((signal) => graph.relations(entities, signal)),
    entitiesOf: (types, limit) =>
      ask(async (signal) => (await graph.entitiesOf?.(types, limit, signal)) ?? []),
  };
}

/** Registered sources with a time limit and further tries for each question. */
export function patientSources(sources: SourceReader, patience: Patience): SourceReader {
  return {
    ask: (questions) =>
      askPatiently(questions[0]?.source ?? 'sources', patience, (signal) => sources.ask(questions, signal)),
  };
}
