import type { BulkResult } from '../../contract/bulk-result.ts';

/** What came of many answers, counted. */
export interface BulkSummary {
  readonly answers: number;
  readonly passed: number;
  readonly not_passed: number;
  readonly errors: number;
  /** Answers that a run before had verified already. */
  readonly reused: number;
  readonly claims: number;
  readonly verified: number;
  readonly unverified: number;
  /** 0 passed, 1 some not, 2 some could not be evaluated. */
  readonly exit: 0 | 1 | 2;
}

export const NOTHING: BulkSummary = {
  answers: 0,
  passed: 0,
  not_passed: 0,
  errors: 0,
  reused: 0,
  claims: 0,
  verified: 0,
  unverified: 0,
  exit: 0,
};

/** The summary with one more result. */
export function withResult(sum: BulkSummary, { exit, claims }: BulkResult, isReused: boolean): BulkSummary {
  const verified = claims.filter(({ status }) => status === 'VERIFIED').length;
  return {
    answers: sum.answers + 1,
    passed: sum.passed + (exit === 0 ? 1 : 0),
    not_passed: sum.not_passed + (exit === 1 ? 1 : 0),
    errors: sum.errors + (exit === 2 ? 1 : 0),
    reused: sum.reused + (isReused ? 1 : 0),
    claims: sum.claims + claims.length,
    verified: sum.verified + verified,
    unverified: sum.unverified + claims.length - verified,
    exit: exit > sum.exit ? exit : sum.exit,
  };
}
