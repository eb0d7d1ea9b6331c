import type { TestResult, TestRun } from '../../../contract/test-run.ts';

type Counts = TestRun['counts'];

/** How many tests ended how. */
export function countTests(tests: readonly TestResult[]): Counts {
  const counts = { total: tests.length, passed: 0, failed: 0, skipped: 0, todo: 0, errored: 0 };
  for (const { status } of tests) counts[status] += 1;
  return counts;
}

/** How many tests came to an end that says something: neither skipped nor still to be written. */
export function ranTests(counts: Counts): number {
  return counts.passed + counts.failed + counts.errored;
}
