import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';
import type { Language } from '../../contract/language.ts';
import type { MatchedNote } from '../../contract/note.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import type { NotEvaluated, OwnChecklist, QualityResult } from '../../contract/quality.ts';
import type { VerifiedClaims } from '../../contract/verified-claims.ts';

/** A model that judges. */
export type Judge = TextModel;

/** A matched note with its text, as the writer saw it. */
export type NoteWithContent = MatchedNote & { readonly content: string };

/** An answer to be graded, with everything that it was written from. */
export interface GateRequest {
  readonly task: string;
  readonly original_request: string;
  readonly ai_response: string;
  readonly lang: Language;
  /** Why the writer stopped; absent: nobody says that the answer is not whole. */
  readonly finish_reason?: FinishReason | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Of the caller's own, in place of that of the task. */
  readonly checklist?: OwnChecklist | undefined;
  /** What was found for the request: empty = nothing; null = nobody says which there were. */
  readonly notes: readonly NoteWithContent[] | null;
  /** What the verification of the answer found; absent where it was not verified. */
  readonly verified_claims?: VerifiedClaims | undefined;
  /** Votes of the judge at temperature 1; 1 = one call at 0.1. */
  readonly votes: number;
  /** Ask for further items from the request, in a call of their own. */
  readonly derive: boolean;
  /** Derived items of an earlier attempt, held again in place of new ones. */
  readonly derived?: readonly string[];
  readonly writer?: { readonly model: string; readonly provider: string };
  /** Bounds: tokens of all calls of the judge together, steps of the rules (BD10). Time bounds come by the abort signal. */
  readonly budget?: { readonly tokens: number | null; readonly steps?: number | null };
}

/** Quality and unchecked both null: the task has no checklist. */
export interface GateAssessment {
  readonly quality: QualityResult | null;
  readonly unchecked: NotEvaluated | null;
  /** Tokens of the judge; null where none was asked, or it tells none. */
  readonly usage: TokenUsage | null;
}
