import type { Span } from '../../contract/span.ts';

/** What the judge says of a claim, or of one of its statements. */
export type Outcome = 'supported' | 'contradicted' | 'not_said' | 'undecided';

/** Why a claim is undecided. */
export type OpenReason = 'claim_unread' | 'evidence_unread' | 'words_left' | 'other_mood' | 'unbound';

/** A place of the evidence that was read for the outcome. */
export interface ReadPlace {
  readonly passage: number;
  readonly span: Span;
}

export interface Judged {
  readonly outcome: Outcome;
  /** Of an undecided claim alone. */
  readonly reason: OpenReason | null;
  /** The words of the claim that no statement of the evidence accounts for. */
  readonly left: readonly Span[];
  readonly places: readonly ReadPlace[];
}
