import { groupBy } from './group-by.ts';
import type { TestRun, TestRunProblem } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { isFailing } from './run-index.ts';
import { runFinding } from './run-finding.ts';
import type { RunsToCompare } from './runs-to-compare.ts';

type Problem = TestRun['problems'][number];
type Run = RunsToCompare['base'];

/** Problems that make a run not green. The others are told by the findings of their tests, or weaken nothing. */
const RED = new Set<TestRunProblem>([
  'no_report',
  'truncated_report',
  'no_tests',
  'suite_error',
  'exit_disagrees',
  'channels_disagree',
  'timed_out',
  'output_limit',
  'not_started',
]);
/** Of them, those that leave nothing to judge by, also where the base has them. */
const EMPTY = new Set<TestRunProblem>(['no_report', 'no_tests', 'not_started', 'timed_out', 'output_limit']);

const ENDED = new Set<TestRunProblem>(['timed_out', 'output_limit', 'not_started']);

function hasProblem(run: Run, { problem, detail }: Problem): boolean {
  const same = (run?.result?.problems ?? []).filter((each) => each.problem === problem);
  return problem === 'suite_error' ? same.some((each) => each.detail === detail) : same.length > 0;
}

/** A suite error that is a result of its own among the tests. */
function isToldByTest(run: Run, { problem, detail }: Problem): boolean {
  if (problem !== 'suite_error') return false;
  return (run?.result?.tests ?? []).some(
    ({ id, status }) => isFailing(status) && detail.startsWith(`${id}: `),
  );
}

/** Exit 0 beside failing tests hides nothing from the report: the failures stand for themselves. */
function severity({ work, base }: RunsToCompare, problem: Problem): WorkFinding['severity'] {
  if (hasProblem(base, problem)) return EMPTY.has(problem.problem) ? 'warning' : 'info';
  if (problem.problem === 'exit_disagrees' && work.receipt.exit_code === 0) return 'warning';
  const counted = (work.result?.counts.total ?? 0) > 0;
  const passedByExit = work.receipt.exit_code === 0 && problem.problem === 'no_report';
  return passedByExit && (counted || base?.result?.tests.length === 0) ? 'warning' : 'error';
}

/** A run that was ended leaves no whole report and no counts: what ended it is told, and not what follows from it. */
function causes(problems: readonly Problem[]): readonly Problem[] {
  const ended = problems.filter(({ problem }) => ENDED.has(problem));
  return ended.length > 0
    ? [...ended, ...problems.filter(({ problem }) => problem === 'suite_error')]
    : problems;
}

function notRun(runs: RunsToCompare): WorkFinding {
  const baseRan = runs.base?.result !== null && runs.base !== null;
  const { ended } = runs.work.receipt;
  return runFinding('tests_not_run', baseRan ? 'error' : 'warning', { reason: ended });
}

/** What is wrong with the run of the work besides failing tests; what was so at the base already is told, and no more. */
export function runHealth(runs: RunsToCompare): readonly WorkFinding[] {
  const { result, receipt } = runs.work;
  if (result === null) return [notRun(runs)];
  const problems = causes(result.problems).filter(
    (each) => RED.has(each.problem) && !isToldByTest(runs.work, each),
  );
  const kinds = groupBy(problems, ({ problem, detail }) => (problem === 'suite_error' ? detail : problem));
  return [...kinds.values()].flatMap(([problem]) => {
    if (problem === undefined) return [];
    const details = { reason: problem.problem, exit: String(receipt.exit_code ?? receipt.ended) };
    return [runFinding('run_not_green', severity(runs, problem), details, { after: problem.detail })];
  });
}

/** True where the run of the work ended before all its tests could be told, and that of the base did not. */
export function isCutShort({ work, base }: RunsToCompare): boolean {
  const short = (work.result?.problems ?? []).filter(
    ({ problem }) => EMPTY.has(problem) || problem === 'truncated_report',
  );
  return work.result === null || short.some((problem) => !hasProblem(base, problem));
}

/** Problems that leave nothing to judge by on either side. */
export function emptyOnBothSides({ work, base }: RunsToCompare): readonly Problem[] {
  const problems = work.result?.problems ?? [];
  return problems.filter((each) => EMPTY.has(each.problem) && hasProblem(base, each));
}
