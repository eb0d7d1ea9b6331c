import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { hadNoProgram } from './machine-lack.ts';
import { runFinding } from './run-finding.ts';
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
