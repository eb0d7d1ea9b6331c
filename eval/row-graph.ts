import type { Configuration } from '../src/contract/configuration.ts';
import type { KnowledgeGraphReader } from '../src/contract/ports/knowledge-graph.ts';

/** A knowledge graph with the configuration that says what it can speak of. */
export interface RowGraph {
  readonly configuration: Configuration;
  readonly reader: KnowledgeGraphReader;
}
