import type { ChatUsage } from '../../contract/ai-chat.ts';
import type { TokenUsage } from '../../contract/ai-response.ts';
import type { AnswerAction } from '../../contract/on-fail.ts';
import type { NotEvaluated, QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { Attempt } from './attempt.ts';

/** A thing that was wanted of an answer: there, or not with its reason. */
export type Wanted<T, Unchecked extends NotEvaluated = NotEvaluated> =
  | { readonly value: T; readonly unchecked: null }
  | { readonly value: null; readonly unchecked: Unchecked };

/** A verdict with what it was given on. */
export interface GivenVerdict {
  readonly record: VerdictRecord;
  readonly input: unknown;
}

/** All that was found out about an answer. Null = nobody asked for it. */
export interface Judged {
  readonly delivered: Attempt;
  /** What the client gets of it. */
  readonly content: string;
  /** What was done with it; null where no check may act. */
  readonly action: AnswerAction | null;
  /** True where the client gets another text than that of the first attempt. */
  readonly revised: boolean;
  /** Why, where he does. */
  readonly why_revised: string;
  readonly usage: ChatUsage | null;
  readonly quality: Wanted<QualityResult, QualityUnchecked> | null;
  readonly search: SearchQAEvaluation | null;
  readonly verification: Wanted<ValidationReport> | null;
  readonly verdicts: readonly GivenVerdict[];
}

/** OF10: what of it the client is told: of a blocked answer no report, for reports hold its text. */
export function toldOf(judged: Judged): Judged {
  if (judged.action?.action !== 'block') return judged;
  return { ...judged, quality: null, search: null, verification: null };
}

export function there<T>(value: T): Wanted<T, never> {
  return { value, unchecked: null };
}

export function missing<Unchecked extends NotEvaluated>(unchecked: Unchecked): Wanted<never, Unchecked> {
  return { value: null, unchecked };
}

/** Tokens of the answer, with those of the judge beside them. */
export function chatUsage(answer: TokenUsage | null, judge: TokenUsage | null): ChatUsage | null {
  return answer === null || judge === null ? answer : { ...answer, judge };
}
