import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { TestResult, TestRun, TestRunProblem } from '../../../contract/test-run.ts';
import type { ExpectedReport } from '../commands/with-reporter.ts';
import { countTests, ranTests } from './count-tests.ts';
import { documents } from './documents.ts';
import { lastSummary } from './last-summary.ts';
import { readTestReport } from './read-test-report.ts';
import { denied, type ToldEvent, toldEvents, withRetries } from './told-events.ts';

function disagree(detail: string): Problem {
  return { problem: 'channels_disagree', detail };
}

function failing({ failed, errored }: TestRun['counts']): number {
  return failed + errored;
}

/** What was read from the pipe, and a file that was put in its place. */
function replaced({ files }: CommandOutcome, expected: readonly ExpectedReport[]): readonly Problem[] {
  return expected
    .filter(({ path }) => files.filter((file) => file.path === path).length > 1)
    .map(({ path }) => disagree(`another report was put in the place of ${path}`));
}

/** A report that was written twice, once with a test passed and once with it failed. */
function rewritten(tests: readonly TestResult[]): readonly Problem[] {
  const red = new Set(
    tests.filter(({ status }) => status === 'failed').map(({ id }) => id.replace(/ #\d+$/, '')),
  );
  const both = tests.find(
    ({ id, status }) => status === 'passed' && red.has(id.replace(/ #\d+$/, '')) && red.size > 0,
  );
  return both === undefined ? [] : [disagree(`the report was written twice: ${both.id} failed, and passed`)];
}

/** The runner printed failures at its end, and the report has none. */
function printed(output: string, run: TestRun): readonly Problem[] {
  const last = failing(run.counts) > 0 ? null : lastSummary(output);
  if (last === null || (last.counts.failed ?? 0) + (last.counts.errored ?? 0) === 0) return [];
  return [disagree(`printed: ${last.text.trim()}; the report tells no failure`)];
}

/** Events of the runner by test, of all its calls. */
function eventsIn(
  { files }: CommandOutcome,
  expected: readonly ExpectedReport[],
  root: string,
): ReadonlyMap<string, ToldEvent> {
  const paths = new Set(expected.flatMap(({ events }) => events ?? []));
  const texts = files.filter(({ path }) => paths.has(path)).map(({ text }) => text);
  return toldEvents(texts.join('\n'), root);
}

/** Printed summary, report and events of one run, held against each other; the exit code stands beside them. */
function channelProblems(
  outcome: CommandOutcome,
  expected: readonly ExpectedReport[],
  run: TestRun,
  events: ReadonlyMap<string, ToldEvent>,
): readonly Problem[] {
  const twice = expected.some(({ path, format }) =>
    outcome.files.some((file) => file.path === path && documents(format, file.text).length > 1),
  );
  const [lie] = denied(run.tests, events);
  return [
    ...replaced(outcome, expected),
    ...(twice ? rewritten(run.tests) : []),
    ...(lie === undefined
      ? []
      : [disagree(`the runner told that ${lie.id} failed, and the report that it passed`)]),
    ...printed(outcome.receipt.output, run),
  ];
}

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
  const events = eventsIn(outcome, expected, root);
  const held = first === undefined ? [] : channelProblems(outcome, expected, run, events);
  const problems = [...run.problems, ...missing, ...endProblems(outcome.receipt), ...held];
  const told = { ...run, tests: events.size === 0 ? run.tests : withRetries(run.tests, events), problems };
  return { ...told, problems: [...told.problems, ...exitProblems(outcome.receipt, told)] };
}
