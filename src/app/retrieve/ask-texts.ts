import type { Embedder } from '../../contract/ports/embedder.ts';
import type { IndexReader } from '../../contract/ports/index-store.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { bothKinds } from '../../core/retrieval/both-kinds.ts';
import type { FoundPassage } from './ask-ways.ts';

function passages(hits: readonly { readonly id: string; readonly score: number }[]): readonly FoundPassage[] {
  return hits.map(({ id, score }) => ({ id, source: null, bearing: 'self', relevance: score }));
}

/** The passages that share words with the question. */
export async function askWords(
  index: IndexReader,
  question: string,
  most: number,
): Promise<readonly FoundPassage[]> {
  const [symbols, texts] = await Promise.all([
    index.search(question, most, ['code', 'schema']),
    index.search(question, most, ['section', 'local_file']),
  ]);
  return passages(bothKinds(symbols, texts, most));
}

/** The passages whose vectors are nearest to that of the question. */
export async function askVectors(
  index: IndexReader,
  embedder: Embedder,
  question: string,
  { most, abort }: { readonly most: number; readonly abort: AbortSignalLike | undefined },
): Promise<readonly FoundPassage[]> {
  const [vector = []] = await embedder.embed([question], abort);
  return passages(await index.nearest(embedder.model, vector, most));
}
