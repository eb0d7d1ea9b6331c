import { AssayError } from '../../contract/assay-error.ts';
import type { IndexSettings } from '../../contract/index-settings.ts';
import type { VectorDocument } from '../../contract/indexed-file.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Embedder } from '../../contract/ports/embedder.ts';
import type { IndexReader } from '../../contract/ports/index-store.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Retrieval, RetrievalWay, RetrievedDocument } from '../../contract/retrieved.ts';
import { folded } from '../../core/language/fold-text.ts';
import { sourceOfKind } from '../../core/retrieval/evidence-priority.ts';
import { fuseWays, type WayHits } from '../../core/retrieval/fuse-ways.ts';
import { relevantPassage } from '../../core/retrieval/relevant-score.ts';
import { askGraph } from './ask-graph.ts';
import { askSchema } from './ask-schema.ts';
import { askVectors, askWords } from './ask-texts.ts';
import { type AskedWay, askWays, type Way } from './ask-ways.ts';

/** How a question is asked of the index. */
export interface RetrieveOptions {
  /** Hits at most. */
  readonly limit: number;
  readonly settings: Pick<IndexSettings, 'vector_threshold'>;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly abort?: AbortSignalLike | undefined;
}

/** Passages that each way may name for one that is wanted: what several name rises. */
const DEPTH = 3;
const LEAST_DEPTH = 30;

/**
 * RT9: the passages of the index that a question is about, best first, looked for in four ways side by side. A way that
 * fails, or is not configured, says why in `ways`. Rejects with the error of the first way where every one fails, and
 * with `cancelled` where the abort fires.
 */
export async function retrieve(
  index: IndexReader,
  embedder: Embedder | null,
  written: string,
  { limit, settings, clock, abort }: RetrieveOptions,
): Promise<Retrieval> {
  const question = folded(written);
  const most = Math.max(LEAST_DEPTH, DEPTH * limit);
  const asked = await askWays(waysOf(index, embedder, question, { most, abort }), clock);
  if (abort?.aborted === true) throw new AssayError('cancelled', 'the call was cancelled');
  if (asked.every(({ unchecked }) => unchecked !== null))
    throw asked.find(({ error }) => error !== null)?.error;
  const documents = await documentsOf(index, asked);
  const fused = fuseWays(
    asked.map((way) => hitsOf(way, documents)),
    limit,
  );
  const hits = fused.flatMap(({ id, ...found }): RetrievedDocument[] => {
    const document = documents.get(id);
    return document === undefined ? [] : [{ document, ...found }];
  });
  const least = {
    vector: settings.vector_threshold,
    full_text: relevantPassage(question),
    graph: 1,
    schema: 1,
  };
  return {
    hits,
    above_threshold: hits.filter((hit) => isRelevant(hit, least)).length,
    cbo_hits: hits.filter(({ document }) => document.cbo_id !== null).length,
    ways: asked.map(({ way, found, ms, unchecked }) => ({ way, hits: found.length, ms, unchecked })),
    by_source: countSources(hits),
  };
}

function waysOf(
  index: IndexReader,
  embedder: Embedder | null,
  question: string,
  how: { readonly most: number; readonly abort: AbortSignalLike | undefined },
): readonly Way[] {
  return [
    embedder === null
      ? { way: 'vector', ask: null, why: 'index.embedding_model names no model' }
      : { way: 'vector', ask: () => askVectors(index, embedder, question, how) },
    { way: 'full_text', ask: () => askWords(index, question, how.most) },
    { way: 'graph', ask: () => askGraph(index, question) },
    { way: 'schema', ask: () => askSchema(index, question) },
  ];
}

type Documents = ReadonlyMap<string, VectorDocument>;

async function documentsOf(index: IndexReader, asked: readonly AskedWay[]): Promise<Documents> {
  const ids = new Set(asked.flatMap(({ found }) => found.map(({ id }) => id)));
  if (ids.size === 0) return new Map();
  return new Map((await index.documents([...ids])).map((document) => [document.id, document]));
}

/** What left the index since it was found is no hit. */
function hitsOf({ way, found }: AskedWay, documents: Documents): WayHits {
  const hits = found.flatMap((passage) => {
    const document = documents.get(passage.id);
    return document === undefined
      ? []
      : [{ ...passage, source: passage.source ?? sourceOfKind(document.kind) }];
  });
  return { way, hits };
}

function isRelevant(
  { relevance }: RetrievedDocument,
  least: Readonly<Record<RetrievalWay, number>>,
): boolean {
  return Object.entries(relevance).some(([way, found]) => found >= least[way as RetrievalWay]);
}

function countSources(hits: readonly RetrievedDocument[]): Retrieval['by_source'] {
  const counts: Retrieval['by_source'] = {};
  for (const { source } of hits) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}
