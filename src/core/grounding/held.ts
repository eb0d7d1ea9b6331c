import type { Span } from '../../contract/span.ts';
import type { Ruling } from './ruling.ts';

/** Where a claim ends against evidence that is its own ground truth. */
export type End = 'supported' | 'contradicted' | 'not_found';

/** Named measurements of one claim against one piece of evidence: shares in [0, 1] or counts. The fitted model reads them. */
export type Signals = Readonly<Record<string, number>>;

/** A place of the evidence that was read for a claim. */
export interface ReadPlace {
  readonly evidence_id: string;
  /** Range in the text of the evidence; null for tables and JSON. */
  readonly span: Span | null;
  /** JSON path or cell (`hours.Monday`, `rows[3].points`); null for text. */
  readonly path: string | null;
  /** What stands there. */
  readonly quote: string;
}

/** One claim held against one piece of evidence. */
export interface Held {
  readonly evidence_id: string;
  readonly rulings: readonly Ruling[];
  readonly signals: Signals;
  /** The parts of the claim's text that the evidence does not support, in order, without overlap. */
  readonly unsupported: readonly Span[];
  readonly read: readonly ReadPlace[];
}

/** A claim as the verifiers get it: a sentence, with the sentence it answers where one is known. */
export interface ClaimText {
  readonly text: string;
  /** The question that the answer replies to; null where none was given. */
  readonly query: string | null;
}

/** Holds the claims of one text in their order; keeps of the sentences before only what pronouns need. */
export interface Holder {
  next(claim: ClaimText): Held;
}
