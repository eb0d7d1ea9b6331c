import type { ReadPlace } from '../../contract/grounding.ts';
import type { Span } from '../../contract/span.ts';
import type { Ruling } from './ruling.ts';

/** Where a claim ends, once it is decided. */
export type End = 'supported' | 'contradicted' | 'not_found';

/** Named measurements of one claim against one piece of evidence: shares in [0, 1] or counts. The fitted model reads them. */
export type Signals = Readonly<Record<string, number>>;

/** One claim held against one piece of evidence. */
export interface Held {
  readonly evidence_id: string;
  readonly rulings: readonly Ruling[];
  readonly signals: Signals;
  /** The parts of the claim's text that the evidence does not support, in order, without overlap. */
  readonly unsupported: readonly Span[];
  /** What can change the truth of the claim, and nothing has read. */
  readonly left?: readonly Span[];
  readonly read: readonly ReadPlace[];
  /** Calibrated probability that this evidence supports the claim; absent where it says nothing about it at all. */
  readonly probability?: number;
  /** Where rules put the claim on the other side than its fitted score: true supported, false not. */
  readonly decided?: boolean;
  /** True where words in common are all that speaks for the claim: nothing binds them to one another. */
  readonly words?: true;
  /** True where values stand in records by their names alone: no attribute binds one of them. */
  readonly unbound?: true;
  /** True where no content word of the claim, nor a synonym of one, stands anywhere in this evidence. */
  readonly unsaid?: true;
  /** True where something that can change the claim's truth is other than in the words that speak for it. */
  readonly differs?: boolean;
}

/** A claim as the verifiers get it: a sentence, with the sentence it answers where one is known. */
export interface ClaimText {
  readonly text: string;
  /** The question that the answer replies to; null where none was given. */
  readonly query: string | null;
}

/** A claim of an answer with what leads to it, headings and marks of a list, and all that was said before. */
export interface SaidSoFar {
  readonly text: string;
  readonly before: SaidSoFar | null;
}

/** A claim where it stands in its answer: what `it`, a subject left out, an item of a list are about. */
export interface ClaimInPlace extends ClaimText {
  /** Ends in the claim; null of a claim that stands by itself. */
  readonly said: SaidSoFar | null;
}

/** Holds the claims of one text in their order; keeps of the sentences before only what pronouns need. */
export interface Holder {
  next(claim: ClaimText): Held;
}
