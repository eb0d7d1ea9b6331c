import type { TestResult } from '../../../contract/test-run.ts';
import type { Comparison } from './comparison.ts';
import { loadMessage } from './load-failure.ts';
import { mayChange } from './requirement-tests.ts';
import { isFailing, statusIn } from './run-index.ts';

/** How a test of the base, in its form of the base, ends on the new code. */
export type OnNewCode =
  | 'passes'
  | 'fails'
  /** Failed, and passed when it ran once more. */
  | 'flaky'
  /** Cannot load, because what it is about was deleted or renamed. */
  | 'subject_gone'
  /** Cannot load, because of something else that the change touched. */
  | 'cannot_load'
  | 'unknown';

/** How one test of the base ends on the new code; unknown where no copy with the base's tests told it. */
export function onNewCode(comparison: Comparison, test: TestResult): OnNewCode {
  const { workWithBaseTests: index } = comparison;
  const status = index === null || comparison.infrastructure ? undefined : statusIn(index, test.id);
  if (index === null || status === undefined) return 'unknown';
  if (!isFailing(status)) return status === 'passed' ? 'passes' : 'unknown';
  if (statusIn(comparison.againWithBaseTests, test.id) === 'passed') return 'flaky';
  const message = loadMessage(index, test.id);
  if (message === undefined) return 'fails';
  return comparison.cause(test, message).gone ? 'subject_gone' : 'cannot_load';
}

/** What the test of the base said on the new code. */
export function messageOnNewCode(
  { workWithBaseTests: index }: Comparison,
  test: TestResult,
): string | undefined {
  return index === null ? undefined : (index.find(test.id)?.message ?? loadMessage(index, test.id));
}

/** True where the user asked for other expectations in this test. */
export function isAllowed({ runs }: Comparison, test: TestResult): boolean {
  return mayChange(runs.requirements, { ...test, asks: runs.subjects?.get(test.id) ?? '' });
}
