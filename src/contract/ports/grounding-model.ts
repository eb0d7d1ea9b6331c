import type { AbortSignalLike } from './knowledge-graph.ts';

/** What a model is asked: does the premise (a passage of the evidence) say the hypothesis (a claim)? */
export interface TextPair {
  readonly premise: string;
  readonly hypothesis: string;
}

/** Probabilities in [0, 1]. A premise that was read in pieces has the best of each, so that they may exceed 1 together. */
export interface ModelScore {
  readonly supported: number;
  /** Null where the model does not tell a contradiction from silence. */
  readonly contradicted: number | null;
}

/** A local model that was trained to tell whether one text follows from another. */
export interface GroundingModel {
  /** Name and version, for the report: the same name gives the same scores. */
  readonly name: string;
  /**
   * One score a pair, in their order; null where the pair cannot be read: one of the texts is empty, or the
   * hypothesis leaves no room for the premise. Rejects with `AssayError` (timeout, cancelled, malformed where the
   * model answers in another shape than it should, unavailable).
   */
  score(pairs: readonly TextPair[], abort?: AbortSignalLike): Promise<readonly (ModelScore | null)[]>;
}

/** A model with the thread that it runs in. */
export interface OpenGroundingModel extends GroundingModel {
  /** Ends the thread; what is still being scored rejects with `cancelled`. */
  close(): Promise<void>;
}
