import type { TestResult, TestRun } from '../../../contract/test-run.ts';
import type { WorkRun } from '../../../contract/work-report.ts';
import { hadNoProgram, isAssertion } from '../cross-run/machine-lack.ts';
import { isFailing } from '../cross-run/run-index.ts';
import { changedProductFiles } from '../cross-run/subject-of-test.ts';
import type { ClaimGround } from './claim-ground.ts';

/** What a failure in our copy says of "the tests pass", the strongest first. */
export const REDNESS = ['stands', 'unsteady', 'as_before', 'not_here'] as const;
export type Redness = (typeof REDNESS)[number];

type Runs = Pick<ClaimGround, 'runs' | 'crossRun'>;

/** True where the message says that it mended something, and the product changed: tests that were red must be green now. */
export function saysMended({ claims, change }: ClaimGround): boolean {
  return claims.some(({ type }) => type === 'fixed') && changedProductFiles(change, []).length > 0;
}

function rednessOf({ id, message, status }: TestResult, { crossRun }: Runs, mended: boolean): Redness {
  if (crossRun === null || crossRun.new_failures.includes(id)) return 'stands';
  if (crossRun.not_run_here?.includes(id) === true) return 'not_here';
  if (!crossRun.failed_before.includes(id)) return 'unsteady';
  const otherwise = crossRun.failed_otherwise?.includes(id) === true;
  const asserted = status === 'failed' && isAssertion(message);
  return otherwise || (mended && asserted) ? 'stands' : 'as_before';
}

function failing({ failed, errored }: TestRun['counts']): number {
  return failed + errored;
}

/** A run that told of no test, or of none that fails, and is red all the same. */
function rednessOfRun({ receipt, result }: WorkRun, { runs }: Runs): Redness {
  const base = runs.find(({ receipt: { tree } }) => tree === 'base');
  const told = result?.counts.total ?? 0;
  if (base === undefined) return hadNoProgram(receipt.exit_code) ? 'not_here' : 'stands';
  const count = result === null ? 0 : failing(result.counts);
  const before = base.result === null ? 0 : failing(base.result.counts);
  if (count > 0) return before >= count ? 'as_before' : 'stands';
  if (base.receipt.exit_code !== receipt.exit_code) return 'stands';
  return told === 0 ? 'not_here' : 'as_before';
}

/** What is red in the run of the work, and what that says; null of a run that is green. */
export function redness(
  run: WorkRun,
  tests: readonly TestResult[],
  runs: Runs,
  mended: boolean,
): Redness | null {
  const red = tests.filter(({ status }) => isFailing(status)).map((test) => rednessOf(test, runs, mended));
  if (red.length > 0) return REDNESS.find((each) => red.includes(each)) ?? null;
  const counts = run.result?.counts;
  const green = run.receipt.exit_code === 0 && (counts === undefined || failing(counts) === 0);
  return green ? null : rednessOfRun(run, runs);
}
