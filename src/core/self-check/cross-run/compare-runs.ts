import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TestRun } from '../../../contract/test-run.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { CrossRun } from '../../../contract/work-report.ts';
import { baseTests } from './base-tests.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { failedTests } from './failed-tests.ts';
import { lostTests } from './lost-tests.ts';
import { hadNoProgram } from './machine-lack.ts';
import { newTests } from './new-tests.ts';
import { runFinding } from './run-finding.ts';
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
    ...(runs.again === null && has(['tests_failed'], ['new', 'base_unknown']) ? (['work'] as const) : []),
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
    ...lost.findings,
    ...base.findings,
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
