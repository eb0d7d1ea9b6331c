import type { GraphCatalogue } from '../../contract/ports/graph-catalogue.ts';
import type { GraphEvents, Home, OpenGraph, Outside } from '../outside.ts';
import type { Stores } from '../stores.ts';

/** Where the graph of a home is looked at. */
export interface KnowledgePlace {
  readonly home: Home;
  readonly outside: Pick<Outside, 'hasGraph' | 'openGraph'>;
  readonly stores: Pick<Stores, 'knowledge'>;
  readonly events: GraphEvents;
}

/** The graph as its files say now, with what it is looked through by. */
export interface Knowledge {
  readonly graph: OpenGraph;
  readonly catalogue: GraphCatalogue;
}

/** Loads what is to be loaded; null where no graph is configured. Rejects with `AssayError`. */
export async function openKnowledge({
  home,
  outside,
  stores,
  events,
}: KnowledgePlace): Promise<Knowledge | null> {
  if (!outside.hasGraph(home)) return null;
  const graph = await outside.openGraph(home, events, 'database');
  return { graph, catalogue: stores.knowledge(home.configuration.tenant_id) };
}
