import { knowledgeGraphReader } from '../src/adapters/database/knowledge-graph-reader.ts';
import { loadGraph } from '../src/adapters/database/load-graph.ts';
import { openDatabase } from '../src/adapters/database/open-database.ts';
import { graphFile } from '../src/adapters/sources/graph-file.ts';
import type { NameKeys } from '../src/contract/ports/knowledge-graph-writer.ts';
import type { KnowledgeGraphReader } from '../src/contract/ports/knowledge-graph.ts';
import { fuzzyKey } from '../src/core/language/name-fuzzy.ts';
import { normaliseName } from '../src/core/language/name-normalise.ts';
import { nameSimilarity } from '../src/core/language/name-similarity.ts';
import { periodOf } from '../src/core/language/period-of.ts';
import { convert, unitOf } from '../src/core/language/units.ts';
import type { Measure } from './measure.ts';
import { configuration } from './world-configuration.ts';

const LEAST_FACTS_A_SECOND = 10_000;
const keys: NameKeys = {
  version: '1',
  normalise: normaliseName,
  fuzzy: fuzzyKey,
  similarity: nameSimilarity,
};
const tools = {
  convert: (value: number, from: string, to: string) => convert(value, unitOf(from), unitOf(to)),
  periodOf,
};

export interface LoadedWorld {
  readonly reader: KnowledgeGraphReader;
  readonly measure: Measure;
  readonly facts: number;
  close(): Promise<void>;
}

/** Loads the files of the bench's world, which lie in `folder`, into a new database there. */
export async function loadWorld(folder: string): Promise<LoadedWorld> {
  const { graph, tenant_id } = configuration;
  const files = (graph?.load ?? []).map((step) => graphFile(step, graph?.types ?? {}, folder, tools));
  const database = await openDatabase({ folder: `${folder}/data`, url: process.env['DATABASE_URL'] });
  const start = performance.now();
  const results = await loadGraph(database, tenant_id, files, keys);
  const seconds = (performance.now() - start) / 1000;
  const facts = results.reduce((sum, result) => sum + result.facts, 0);
  return {
    reader: knowledgeGraphReader(database, tenant_id, keys),
    measure: rate(facts, seconds),
    facts,
    close: () => database.close(),
  };
}

function rate(facts: number, seconds: number): Measure {
  const each = facts / seconds;
  return {
    what: `load ${facts.toLocaleString('en')} facts with their names and relations from CSV`,
    target: `≥ ${LEAST_FACTS_A_SECOND.toLocaleString('en')} facts/s`,
    found: `${Math.round(each).toLocaleString('en')} facts/s (${seconds.toFixed(1)} s)`,
    met: each >= LEAST_FACTS_A_SECOND,
  };
}
