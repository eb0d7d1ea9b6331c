import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TestResult, TestRun } from '../../../contract/test-run.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { CrossRun } from '../../../contract/work-report.ts';
import { isManifest, isTestConfiguration } from '../commands/test-file.ts';
import { baseTests } from './base-tests.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { failedTests } from './failed-tests.ts';
import { lostTests } from './lost-tests.ts';
import { hadNoProgram } from './machine-lack.ts';
import { newTests } from './new-tests.ts';
import { onNewCode } from './on-new-code.ts';
import { findingsByFile, runFinding, type Seen } from './run-finding.ts';
import { emptyOnBothSides, runHealth } from './run-health.ts';
import type { RunsToCompare } from './runs-to-compare.ts';

type Counts = TestRun['counts'];

function failing({ failed, errored }: Counts): number {
  return failed + errored;
}

function failures(work: Counts, base: Counts | null): readonly WorkFinding[] {
  const count = failing(work);
  if (count === 0) return [];
  const before = base === null ? 0 : failing(base);
  const details = {
    reason: base === null ? 'base_unknown' : 'counts',
    count: String(count),
    before: String(before),
  };
  return [
    count > before
      ? runFinding('tests_failed', 'error', details)
      : runFinding('tests_failed_before', 'info', details),
  ];
}

function fewer(work: Counts, base: Counts | null): readonly WorkFinding[] {
  if (base === null || work.total >= base.total) return [];
  const details = { reason: 'counts', count: String(base.total - work.total), before: String(base.total) };
  return [runFinding('tests_missing', 'error', details)];
}

function skipped(work: Counts, base: Counts | null): readonly WorkFinding[] {
  const more = base === null ? 0 : work.skipped + work.todo - base.skipped - base.todo;
  return more > 0
    ? [runFinding('tests_newly_skipped', 'warning', { reason: 'counts', count: String(more) })]
    : [];
}

/** Runs of which only numbers are known: more failures, fewer tests, more skipped ones than at the base. */
export function compareCounts({ work, base }: Pick<RunsToCompare, 'work' | 'base'>): readonly WorkFinding[] {
  const counts = work.result?.counts;
  if (counts === undefined || work.result?.tests.length !== 0) return [];
  const before = base?.result?.counts ?? null;
  if (counts.total === 0) return exitAlone({ work, base });
  return [...failures(counts, before), ...fewer(counts, before), ...skipped(counts, before)];
}

/** Nothing but the exit code is known. */
function exitAlone({ work, base }: Pick<RunsToCompare, 'work' | 'base'>): readonly WorkFinding[] {
  const { exit_code: code, ended } = work.receipt;
  if (ended !== 'exit' || code === 0) return [];
  const before = base?.receipt.exit_code ?? null;
  const details = {
    reason: before === null ? 'base_unknown' : 'exit',
    exit: String(code),
    before: String(before),
  };
  if (before !== null && before !== 0) return [runFinding('tests_failed_before', 'info', details)];
  const neverStarted = before === null && hadNoProgram(code);
  return [runFinding('tests_failed', neverStarted ? 'warning' : 'error', details)];
}

function passesByRetry(test: TestResult | undefined): boolean {
  return test?.status === 'passed' && (test.retries ?? 0) > 0;
}

/** True where the change touches the file of a test, or what says how all tests run. */
function touches({ runs }: Comparison): (test: TestResult) => boolean {
  const paths = runs.change.files.map(({ path }) => path);
  if (paths.some((path) => isTestConfiguration(path) || isManifest(path))) return () => true;
  const changed = new Set(paths);
  return ({ file }) => file !== null && changed.has(file);
}

/**
 * XR18: tests that pass only because the runner ran them again. One that the change touches, that did so twice and not
 * at the base, fails: retries hide it. Others are unsteady, which is told.
 */
function retriedTests(comparison: Comparison): readonly WorkFinding[] {
  const { base, work, again, match } = comparison;
  const isTouched = touches(comparison);
  const seen = work.tests.filter(passesByRetry).flatMap((test): readonly Seen[] => {
    if (passesByRetry(base?.find(match.toBase.get(test.id) ?? ''))) return [];
    const once = again.find(test.id);
    const steady = once?.status === 'passed' && !passesByRetry(once);
    const severity = isTouched(test) && !steady ? 'error' : 'warning';
    const reason = severity === 'error' ? 'retried' : 'flaky';
    return [{ test, severity, reason, message: `retries: ${test.retries ?? 0}` }];
  });
  return findingsByFile('tests_failed', seen, comparison.isThere);
}

/** Tests that pass with fewer assertions than at the base, where the runner counts them. */
function fewerAssertions(comparison: Comparison): readonly WorkFinding[] {
  const found = (comparison.base?.tests ?? []).flatMap((was): readonly Seen[] => {
    const is = comparison.work.find(comparison.match.toWork.get(was.id) ?? '');
    if (is?.status !== 'passed' || is.assertions === undefined) return [];
    if (was.assertions === undefined || is.assertions >= was.assertions) return [];
    const none = is.assertions === 0 && onNewCode(comparison, was) !== 'passes';
    const message = `${was.assertions} → ${is.assertions}`;
    return [
      {
        test: is,
        severity: none ? 'error' : 'warning',
        reason: is.assertions === 0 ? 'none_left' : 'fewer',
        message,
      },
    ];
  });
  return findingsByFile('fewer_assertions', found, comparison.isThere);
}

interface Unchecked {
  readonly item: string;
  readonly reason: UncheckedReason;
  readonly detail: string;
}

/** What the runs show when they are held against each other. */
export interface RunComparison {
  readonly crossRun: CrossRun;
  readonly findings: readonly WorkFinding[];
  readonly unchecked: readonly Unchecked[];
  /** Copies whose run should be made once more before a failure there is believed. */
  readonly rerun: readonly RunReceipt['tree'][];
}

function unchecked(item: string, detail: string): Unchecked {
  return { item, reason: 'unavailable', detail };
}

/** What could not be looked at although it was tried. */
function openItems(comparison: Comparison, biting: readonly string[] | null): readonly Unchecked[] {
  const { runs, base, infrastructure } = comparison;
  const noBase = runs.base !== null && base === null && (runs.base.result?.counts.total ?? 0) === 0;
  const noBite = runs.baseWithNewTests !== null && biting === null;
  const empty = emptyOnBothSides(runs);
  return [
    ...empty.slice(0, 1).map(({ problem, detail }) => ({
      item: 'work_run',
      reason: problem === 'timed_out' ? ('timeout' as const) : ('no_evidence' as const),
      detail,
    })),
    ...(noBase ? [unchecked('base_run', 'no test of the base is known by name')] : []),
    ...(infrastructure
      ? [
          unchecked(
            'base_tests_on_new_code',
            'the tests of the base do not run in the copy, for no reason of the change',
          ),
        ]
      : []),
    ...(noBite ? [unchecked('new_tests_on_base', 'the copy of the base does not run the new tests')] : []),
  ];
}

function rerun({ runs }: Comparison, findings: readonly WorkFinding[]): RunComparison['rerun'] {
  const has = (rules: readonly string[], reasons: readonly string[]): boolean =>
    findings.some(
      ({ rule, severity, details }) =>
        severity === 'error' && rules.includes(rule) && reasons.includes(details['reason'] ?? ''),
    );
  const base = has(
    ['base_tests_fail', 'tests_missing', 'tests_newly_skipped'],
    ['fails_on_new_code', 'assertions_changed'],
  );
  return [
    ...(runs.again === null && has(['tests_failed'], ['new', 'base_unknown', 'retried'])
      ? (['work'] as const)
      : []),
    ...(runs.againWithBaseTests === null && base ? (['work_with_base_tests'] as const) : []),
  ];
}

/** Holds the runs of one check against each other. Findings stand in a fixed order; errors among them block. */
export function compareRuns(runs: RunsToCompare): RunComparison {
  const comparison = comparisonOf(runs);
  const failed = failedTests(comparison);
  const lost = lostTests(comparison);
  const base = baseTests(comparison);
  const fresh = newTests(comparison);
  const findings = [
    ...runHealth(runs),
    ...compareCounts(runs),
    ...failed.findings,
    ...retriedTests(comparison),
    ...lost.findings,
    ...base.findings,
    ...fewerAssertions(comparison),
    ...fresh.findings,
  ];
  return {
    crossRun: {
      new_failures: [...failed.newFailures],
      failed_before: [...failed.failedBefore],
      failed_otherwise: [...failed.failedOtherwise],
      not_run_here: [...failed.notRunHere],
      fixed: [...failed.fixed],
      missing: [...lost.missing],
      newly_skipped: [...lost.newlySkipped],
      base_tests_failing: base.failing === null ? null : [...base.failing],
      new_tests: [...fresh.tests],
      biting: fresh.biting === null ? null : [...fresh.biting],
    },
    findings,
    unchecked: openItems(comparison, fresh.biting),
    rerun: rerun(comparison, findings),
  };
}
