import type { ChatUsage } from '../../contract/ai-chat.ts';
import type { TokenUsage } from '../../contract/ai-response.ts';
import type { NotEvaluated, QualityResult } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { Attempt } from './attempt.ts';

/** A thing that was wanted of an answer: there, or not with its reason. */
export type Wanted<T> =
  | { readonly value: T; readonly unchecked: null }
  | { readonly value: null; readonly unchecked: NotEvaluated };

/** All that was found out about an answer. Null = nobody asked for it. */
export interface Judged {
  readonly delivered: Attempt;
  /** True where the client gets another text than that of the first attempt. */
  readonly revised: boolean;
  readonly usage: ChatUsage | null;
  readonly quality: Wanted<QualityResult> | null;
  readonly search: SearchQAEvaluation | null;
  readonly verification: Wanted<ValidationReport> | null;
  readonly verdicts: readonly VerdictRecord[];
}

export function there<T>(value: T): Wanted<T> {
  return { value, unchecked: null };
}

export function missing<T>(unchecked: NotEvaluated): Wanted<T> {
  return { value: null, unchecked };
}

/** Tokens of the answer, with those of the judge beside them. */
export function chatUsage(answer: TokenUsage | null, judge: TokenUsage | null): ChatUsage | null {
  return answer === null || judge === null ? answer : { ...answer, judge };
}
