import type { GraphCatalogue } from '../../src/contract/ports/graph-catalogue.ts';

/** The graph of a tenant for whom nothing was loaded. */
export function noKnowledge(): GraphCatalogue {
  return { counts: async () => [], loads: async () => [], entities: async () => [] };
}
