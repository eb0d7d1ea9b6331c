import type { KnowledgeGraphReader } from '../contract/ports/knowledge-graph.ts';

/** A graph that is opened by the first question to it. Where it cannot be opened every question rejects for that reason. */
export function lazyGraph(open: () => Promise<KnowledgeGraphReader>): KnowledgeGraphReader {
  let opening: Promise<KnowledgeGraphReader> | undefined;
  const opened = (): Promise<KnowledgeGraphReader> => (opening ??= open());
  return {
    findEntities: async (names, signal) => (await opened()).findEntities(names, signal),
    findSimilar: async (names, limit, signal) => (await opened()).findSimilar(names, limit, signal),
    facts: async (requests, signal) => (await opened()).facts(requests, signal),
    relations: async (entities, signal) => (await opened()).relations(entities, signal),
    entitiesOf: async (types, limit, signal) =>
      (await (await opened()).entitiesOf?.(types, limit, signal)) ?? [],
  };
}
