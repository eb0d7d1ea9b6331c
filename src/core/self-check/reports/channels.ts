import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import type { TestResult, TestRun } from '../../../contract/test-run.ts';
import type { ExpectedReport } from '../commands/with-reporter.ts';
import { documents } from './documents.ts';
import { lastSummary } from './last-summary.ts';
import { denied, type ToldEvent, toldEvents } from './told-events.ts';

type Problem = TestRun['problems'][number];

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
export function eventsIn(
  { files }: CommandOutcome,
  expected: readonly ExpectedReport[],
  root: string,
): ReadonlyMap<string, ToldEvent> {
  const paths = new Set(expected.flatMap(({ events }) => events ?? []));
  const texts = files.filter(({ path }) => paths.has(path)).map(({ text }) => text);
  return toldEvents(texts.join('\n'), root);
}

/** Printed summary, report and events of one run, held against each other; the exit code stands beside them. */
export function channelProblems(
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
