import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TestResult, TestRun, TestRunProblem } from '../../../contract/test-run.ts';
import type { ExpectedReport } from '../commands/with-reporter.ts';
import { countTests, ranTests } from './count-tests.ts';
import { documents } from './documents.ts';
import { readTestReport } from './read-test-report.ts';

type Problem = TestRun['problems'][number];

const ENDS: Readonly<Partial<Record<RunReceipt['ended'], TestRunProblem>>> = {
  timeout: 'timed_out',
  output_limit: 'output_limit',
  not_started: 'not_started',
  cancelled: 'not_started',
  signal: 'suite_error',
  disk_full: 'suite_error',
  memory_limit: 'suite_error',
  process_limit: 'suite_error',
};

/** Ids of several reports of one run, the second of the same id numbered. */
function joined(tests: readonly TestResult[]): TestResult[] {
  const numbers = new Map<string, number>();
  return tests.map((test) => {
    const number = (numbers.get(test.id) ?? 0) + 1;
    numbers.set(test.id, number);
    return number === 1 ? test : { ...test, id: `${test.id} #${number}` };
  });
}

function joinReports(runs: readonly TestRun[], first: TestRun): TestRun {
  const tests = joined(runs.flatMap((run) => run.tests));
  const counts = countTests(tests);
  const problems = runs.flatMap((run) => run.problems).filter(({ problem }) => problem !== 'no_tests');
  const none: readonly Problem[] =
    ranTests(counts) === 0 ? [{ problem: 'no_tests', detail: 'no test ran' }] : [];
  return { format: first.format, tests, counts, problems: [...problems, ...none] };
}

/** Reports that hold something; an empty one was never written. */
function readReports(
  outcome: CommandOutcome,
  expected: readonly ExpectedReport[],
  root: string,
): readonly TestRun[] {
  return expected.flatMap(({ path, format }) => {
    const left = outcome.files.find((file) => file.path === path && file.text.trim() !== '');
    return left === undefined
      ? []
      : documents(format, left.text).map((text) => readTestReport(format, text, root));
  });
}

function fromText(receipt: RunReceipt, expected: readonly ExpectedReport[], root: string): TestRun {
  const run = readTestReport('text', receipt.output, root);
  const missing: readonly Problem[] =
    expected.length === 0 || run.problems.some(({ problem }) => problem === 'no_report')
      ? []
      : [{ problem: 'no_report', detail: 'the runner wrote no report' }];
  return { ...run, problems: [...run.problems, ...missing] };
}

function endProblems(receipt: RunReceipt): readonly Problem[] {
  const problem = ENDS[receipt.ended];
  return problem === undefined ? [] : [{ problem, detail: `ended by ${receipt.ended}` }];
}

/** The exit code against the report: a green report of a failed command, or the other way round. */
function exitProblems({ ended, exit_code: code }: RunReceipt, run: TestRun): readonly Problem[] {
  if (ended !== 'exit' || code === null) return [];
  const failures = run.counts.failed + run.counts.errored;
  if (code === 0 && failures > 0)
    return [{ problem: 'exit_disagrees', detail: `exit 0 with ${failures} failing` }];
  const explained = run.problems.some(({ problem }) => problem !== 'counts_from_text');
  return code !== 0 && failures === 0 && !explained
    ? [{ problem: 'exit_disagrees', detail: `exit ${code} with no failing test` }]
    : [];
}

/**
 * What a run came to: its reports (paths relative to the folder of results), else its printed text, and what its end
 * and its exit code add. `root` is the absolute path of the copy.
 */
export function readRun(outcome: CommandOutcome, expected: readonly ExpectedReport[], root: string): TestRun {
  const reports = readReports(outcome, expected, root);
  const [first] = reports;
  const run = first === undefined ? fromText(outcome.receipt, expected, root) : joinReports(reports, first);
  const written = expected.filter(({ path }) =>
    outcome.files.some((file) => file.path === path && file.text.trim() !== ''),
  );
  const lost = first === undefined ? 0 : expected.length - written.length;
  const missing: readonly Problem[] =
    lost > 0
      ? [{ problem: 'no_report', detail: `${lost} of ${expected.length} runners wrote no report` }]
      : [];
  const told = { ...run, problems: [...run.problems, ...missing, ...endProblems(outcome.receipt)] };
  return { ...told, problems: [...told.problems, ...exitProblems(outcome.receipt, told)] };
}
