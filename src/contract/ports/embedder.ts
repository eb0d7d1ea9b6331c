import type { AbortSignalLike } from './knowledge-graph.ts';

/** Texts as vectors, by a configured provider. Rejects with `ProviderError`. */
export interface Embedder {
  /** `provider/model`. */
  readonly model: string;
  /** In the order given; all of one length, not zero. */
  embed(texts: readonly string[], abort?: AbortSignalLike): Promise<readonly (readonly number[])[]>;
}
