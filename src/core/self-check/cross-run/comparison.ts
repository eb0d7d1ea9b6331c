import type { TestResult } from '../../../contract/test-run.ts';
import { isInfrastructure } from './load-failure.ts';
import { matchTests, type TestMatch } from './match-tests.ts';
import { indexRun, type RunIndex } from './run-index.ts';
import type { RunsToCompare } from './runs-to-compare.ts';
import { type LoadCause, loadCauses } from './subject-of-test.ts';

/** The runs made ready to be compared. Null: not run, or no test of it is known by name. */
export interface Comparison {
  readonly runs: RunsToCompare;
  readonly work: RunIndex;
  readonly base: RunIndex | null;
  readonly workWithBaseTests: RunIndex | null;
  readonly baseWithNewTests: RunIndex | null;
  readonly again: RunIndex;
  readonly againWithBaseTests: RunIndex;
  readonly match: TestMatch;
  /** True where the run of the base's tests on the new code tells of the machine, not of the code. */
  readonly infrastructure: boolean;
  /** What a failure of a test of the base to load is about. */
  readonly cause: (test: TestResult, message: string) => LoadCause;
  readonly isThere: (file: string) => boolean;
}

function usable(run: RunsToCompare['base']): RunIndex | null {
  const result = run?.result ?? null;
  return result === null || result.tests.length === 0 ? null : indexRun(result);
}

/** Paths of the base that the work does not have. */
function gonePaths({ change }: RunsToCompare): ReadonlySet<string> {
  return new Set(
    change.files.flatMap(({ path, previous_path: before, status }) =>
      status === 'deleted' ? [path] : before === undefined ? [] : [before],
    ),
  );
}

export function comparisonOf(runs: RunsToCompare): Comparison {
  const work = indexRun(runs.work.result);
  const base = usable(runs.base);
  const workWithBaseTests = usable(runs.workWithBaseTests);
  const gone = gonePaths(runs);
  const cause = loadCauses(runs.change, runs.testFiles);
  return {
    runs,
    work,
    base,
    workWithBaseTests,
    baseWithNewTests: usable(runs.baseWithNewTests),
    again: indexRun(runs.again?.result ?? null),
    againWithBaseTests: indexRun(runs.againWithBaseTests?.result ?? null),
    match: matchTests(base ?? indexRun(null), work, runs.change, runs.renames),
    cause,
    infrastructure:
      workWithBaseTests === null
        ? runs.workWithBaseTests !== null
        : isInfrastructure(base, workWithBaseTests, cause),
    isThere: (file) => !gone.has(file),
  };
}
