import type { Span } from '../../contract/span.ts';
import type { Value } from '../statement/value.ts';

/** What the judge says of a claim, or of one of its statements. */
export type Outcome = 'supported' | 'contradicted' | 'not_said' | 'undecided';

/** Why a claim is undecided. */
export type OpenReason =
  | 'claim_unread'
  | 'evidence_unread'
  | 'words_left'
  | 'other_mood'
  /** The evidence says it as somebody's word. */
  | 'reported'
  /** The evidence says the claim's value of something else alone. */
  | 'other_subject'
  | 'unbound';

/** A place of the evidence that was read for the outcome. */
export interface ReadPlace {
  readonly passage: number;
  readonly span: Span;
}

/** What the claim says, and the evidence says otherwise. */
export interface Difference {
  /** A value, its unit, a word, how many there are, what is computed of several, or whether it is so at all. */
  readonly kind: 'value' | 'unit' | 'word' | 'count' | 'computed' | 'polarity';
  /** In the text of the claim. */
  readonly span: Span;
  /** Of a difference of values. */
  readonly value: Value | null;
  /** As the evidence writes its own value, or its whole sentence. */
  readonly actual: string;
}

export interface Judged {
  readonly outcome: Outcome;
  /** Of an undecided claim alone. */
  readonly reason: OpenReason | null;
  /** Of an undecided claim: the words of it that no statement of the evidence accounts for. */
  readonly left: readonly Span[];
  /** Of a contradicted claim alone. */
  readonly differences: readonly Difference[];
  readonly places: readonly ReadPlace[];
}
