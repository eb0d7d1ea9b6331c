import type { Language } from '../../../contract/language.ts';
import type { VerifiedClaims } from '../../../contract/verified-claims.ts';
import type { NoteWithContent } from '../gate-request.ts';

/** What a rule reads. */
export interface Material {
  readonly request: string;
  readonly answer: string;
  readonly lang: Language;
  readonly options: Readonly<Record<string, unknown>>;
  /** Null: nobody says which notes there were. */
  readonly notes: readonly NoteWithContent[] | null;
  /** Null: the answer was not verified. */
  readonly verified_claims: VerifiedClaims | null;
}

/** What a rule says of an item, and why, in the language of the request. */
export interface Decision {
  readonly passed: boolean | null;
  readonly note: string;
}

/** Null where the rule cannot tell. It says `false` only where it is sure. */
export type Decide = (material: Material) => Decision | null;
