import type { Language } from '../../../contract/language.ts';
import type { DeniedClaim } from '../../../contract/verified-claims.ts';

/** A note as an answer may be mended from it; `index` is the n of `[Note n]`. */
export interface MendNote {
  readonly index: number;
  readonly title: string;
  readonly content: string;
  readonly updated_at: string;
}

/** A blamed answer, why it was blamed, and what there is to mend it from. */
export interface Blame {
  readonly question: string;
  readonly answer: string;
  /** In a person's own words; empty where none were given. */
  readonly reason: string;
  /** It only says that it does not know. */
  readonly abstained: boolean;
  /** Each claim with the note that says so, where all of them stand; else empty. */
  readonly supported: readonly { readonly text: string; readonly note: number }[];
  /** What the verification of the answer found: claimed 19, source 9. */
  readonly denied: readonly DeniedClaim[];
  readonly notes: readonly MendNote[];
  readonly language: Language;
}

/** Where a correction was found. */
export type FoundBy = 'source' | 'place' | 'value' | 'verdict' | 'notes';

/** What might be said in place of the answer; it is held against the notes before it is offered. */
export interface Correction {
  readonly text: string;
  readonly found_by: FoundBy;
}
