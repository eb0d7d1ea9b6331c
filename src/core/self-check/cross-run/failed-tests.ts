import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { findingsByFile, type Seen } from './run-finding.ts';
import { isFailing, statusIn } from './run-index.ts';

export interface FailedTests {
  readonly newFailures: readonly string[];
  readonly failedBefore: readonly string[];
  readonly fixed: readonly string[];
  readonly findings: readonly WorkFinding[];
}

function failedAtBase({ base, match }: Comparison, test: TestResult): boolean {
  return base !== null && isFailing(statusIn(base, match.toBase.get(test.id) ?? test.id));
}

/** A test that failed, and passed when it ran once more. */
function flaky({ again }: Comparison, test: TestResult): boolean {
  return statusIn(again, test.id) === 'passed';
}

function fixedTests({ base, work, match }: Comparison): readonly string[] {
  return (base?.tests ?? [])
    .filter(({ status }) => isFailing(status))
    .map(({ id }) => match.toWork.get(id))
    .filter((id) => id !== undefined)
    .filter((id) => work.find(id)?.status === 'passed');
}

function seen(tests: readonly TestResult[], severity: Seen['severity'], reason: string): readonly Seen[] {
  return tests.map((test) => ({ test, severity, reason, message: test.message }));
}

/** Tests that fail on the work: only those that did not fail at the base block, and not where a second run passes. */
export function failedTests(comparison: Comparison): FailedTests {
  const failing = comparison.work.tests.filter(({ status }) => isFailing(status));
  const before = failing.filter((test) => failedAtBase(comparison, test));
  const since = failing.filter((test) => !failedAtBase(comparison, test));
  const unsteady = since.filter((test) => flaky(comparison, test));
  const steady = since.filter((test) => !flaky(comparison, test));
  const reason = comparison.base === null ? 'base_unknown' : 'new';
  const found = [...seen(steady, 'error', reason), ...seen(unsteady, 'warning', 'flaky')];
  return {
    newFailures: steady.map(({ id }) => id),
    failedBefore: before.map(({ id }) => id),
    fixed: fixedTests(comparison),
    findings: [
      ...findingsByFile('tests_failed', found, comparison.isThere),
      ...findingsByFile('tests_failed_before', seen(before, 'info', 'failed_before'), comparison.isThere),
    ],
  };
}
