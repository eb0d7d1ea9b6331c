import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { IndexContext } from './index-context.ts';

const AT_ONCE = 64;

/** Gives every document its vector that has none of this model; how many. */
export async function embedDocuments(
  { store, embedder }: Pick<IndexContext, 'store' | 'embedder'>,
  abort?: AbortSignalLike,
  onDone: (documents: number) => void = () => undefined,
): Promise<number> {
  let done = 0;
  if (embedder === null) return done;
  let first: string | undefined;
  for (;;) {
    if (abort?.aborted) break;
    const waiting = await store.withoutEmbedding(embedder.model, AT_ONCE);
    // The same again: its vectors are of no use.
    if (waiting.length === 0 || waiting[0]?.id === first) break;
    first = waiting[0]?.id;
    const vectors = await embedder.embed(
      waiting.map(({ title, content }) => `${title}\n${content}`),
      abort,
    );
    await store.putEmbeddings(
      embedder.model,
      waiting.map(({ id, hash }, at) => ({ id, hash, vector: vectors[at] ?? [] })),
    );
    done += waiting.length;
    onDone(done);
  }
  return done;
}
