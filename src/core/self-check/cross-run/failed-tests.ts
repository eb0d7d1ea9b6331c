import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { lackIn, sameFailure } from './machine-lack.ts';
import { findingsByFile, type Seen } from './run-finding.ts';
import { isFailing, statusIn } from './run-index.ts';

export interface FailedTests {
  readonly newFailures: readonly string[];
  readonly failedBefore: readonly string[];
  /** Of them, those that fail with other words than at the base. */
  readonly failedOtherwise: readonly string[];
  /** Failures that tell of what this machine lacks. */
  readonly notRunHere: readonly string[];
  readonly fixed: readonly string[];
  readonly findings: readonly WorkFinding[];
}

function idAtBase({ match }: Comparison, { id }: TestResult): string {
  return match.toBase.get(id) ?? id;
}

function failedAtBase(comparison: Comparison, test: TestResult): boolean {
  const { base } = comparison;
  return base !== null && isFailing(statusIn(base, idAtBase(comparison, test)));
}

function messageAtBase(comparison: Comparison, test: TestResult): string | undefined {
  const id = idAtBase(comparison, test);
  return comparison.base?.find(id)?.message ?? comparison.base?.whole(id)?.message;
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

function ids(tests: readonly TestResult[]): readonly string[] {
  return tests.map(({ id }) => id);
}

/**
 * Tests that fail on the work: only those block that did not fail at the base, that a second run does not pass, and
 * that do not tell of something that this machine lacks.
 */
export function failedTests(comparison: Comparison): FailedTests {
  const failing = comparison.work.tests.filter(({ status }) => isFailing(status));
  const before = failing.filter((test) => failedAtBase(comparison, test));
  const since = failing.filter((test) => !failedAtBase(comparison, test));
  const lacking = since.filter(({ message }) => lackIn(message) !== null);
  const own = since.filter(({ message }) => lackIn(message) === null);
  const unsteady = own.filter((test) => flaky(comparison, test));
  const steady = own.filter((test) => !flaky(comparison, test));
  const reason = comparison.base === null ? 'base_unknown' : 'new';
  const found = [
    ...seen(steady, 'error', reason),
    ...seen(unsteady, 'warning', 'flaky'),
    ...seen(lacking, 'warning', 'not_here'),
  ];
  return {
    newFailures: ids(steady),
    failedBefore: ids(before),
    failedOtherwise: ids(
      before.filter((test) => !sameFailure(messageAtBase(comparison, test), test.message)),
    ),
    notRunHere: ids(failing.filter(({ message }) => lackIn(message) !== null)),
    fixed: fixedTests(comparison),
    findings: [
      ...findingsByFile('tests_failed', found, comparison.isThere),
      ...findingsByFile('tests_failed_before', seen(before, 'info', 'failed_before'), comparison.isThere),
    ],
  };
}
