import type { ActedCheck, OnFailAction } from '../../../contract/on-fail.ts';
import type { NotEvaluated, QualityResult } from '../../../contract/quality.ts';
import type { ValidationReport } from '../../../contract/validation-report.ts';
import { acts, type CheckRule, type OnFailRules, stricter } from './strictest.ts';

/** What was wanted of an answer: there, or not with its reason. Null: nobody asked for it. */
export type CheckFound<T> =
  | { readonly value: T; readonly unchecked: null }
  | { readonly value: null; readonly unchecked: NotEvaluated }
  | null;

/** What the checks found. */
export interface ChecksFound {
  readonly verification: CheckFound<ValidationReport>;
  readonly quality: CheckFound<QualityResult>;
}

/** What came of a check, with its reason where it could not be done. */
export type Outcome = Pick<ActedCheck, 'outcome' | 'reason'>;

const APART: Outcome = { outcome: 'not_applicable' };

function missing({ reason }: NotEvaluated): Outcome {
  return reason === 'not_applicable' ? APART : { outcome: 'unchecked', reason };
}

/** OF1: what came of a verification. */
export function verifiedOutcome({ status, reason = 'no_evidence', result }: ValidationReport): Outcome {
  if (result.abstained === true) return { outcome: 'passed' };
  if (status === 'error') return { outcome: 'unchecked', reason };
  if (result.validation_status === 'NEEDS_REVIEW') return { outcome: 'unchecked', reason: 'ambiguous' };
  return { outcome: result.validation_status === 'PASSED' ? 'passed' : 'failed' };
}

function graded({ passed }: QualityResult): Outcome {
  if (passed === null) return { outcome: 'unchecked', reason: 'ambiguous' };
  return { outcome: passed ? 'passed' : 'failed' };
}

function outcomeOf<T>(found: CheckFound<T>, read: (value: T) => Outcome): Outcome {
  if (found === null) return APART;
  return found.unchecked === null ? read(found.value) : missing(found.unchecked);
}

/** OF1: what came of each check that may act. */
export function actedChecks(rules: OnFailRules, { verification, quality }: ChecksFound): ActedCheck[] {
  const checks: [ActedCheck['check'], CheckRule, Outcome][] = [
    ['verification', rules.verification, outcomeOf(verification, verifiedOutcome)],
    ['quality', rules.quality, outcomeOf(quality, graded)],
  ];
  return checks
    .filter(([, rule]) => acts(rule))
    .map(([check, { action, fail_closed }, outcome]) => ({ check, ...outcome, action, fail_closed }));
}

/** OF2: whether it counts as failed. */
export function fails({ outcome, fail_closed }: ActedCheck): boolean {
  return outcome === 'failed' || (outcome === 'unchecked' && fail_closed);
}

/** OF5: the strictest action of all checks that fail. */
export function askedAction(checks: readonly ActedCheck[]): OnFailAction {
  return checks
    .filter(fails)
    .map(({ action }) => action)
    .reduce(stricter, 'deliver');
}
