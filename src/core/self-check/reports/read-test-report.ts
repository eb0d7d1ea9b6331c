import type { TestReportFormat, TestRun, TestRunProblem, TestStatus } from '../../../contract/test-run.ts';
import { countTests, ranTests } from './count-tests.ts';
import { readGoJson } from './go-json.ts';
import { readJestJson } from './jest-json.ts';
import { readJunit } from './junit.ts';
import { nameTests } from './name-tests.ts';
import { printedTests } from './printed-tests.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { readTestText } from './read-test-text.ts';
import { readTap } from './tap.ts';
import { readTrx } from './trx.ts';
import { fields, list, parseJson, text } from './json-value.ts';

const HOOK = /^"(?:before|after) (?:all|each)" hook/;

/** The suites stand before the title in `fullTitle`, joined by spaces: they are one part here. */
function suites(full: string, title: string): readonly string[] {
  const before = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : '';
  return before === '' ? [] : [before];
}

function test(value: unknown, status: TestStatus): RawTest {
  const told = fields(value);
  const title = text(told['title']) ?? '';
  return {
    file: text(told['file']) ?? null,
    suites: suites(text(told['fullTitle']) ?? '', title),
    title,
    status: status === 'failed' && HOOK.test(title) ? 'errored' : status,
    message: text(fields(told['err'])['message']),
  };
}

/** The JSON of mocha. */
function readMochaJson(source: string): RawRun {
  const told = fields(parseJson(source));
  const of = (name: string, status: TestStatus): readonly RawTest[] =>
    list(told[name]).map((value) => test(value, status));
  const tests = [...of('passes', 'passed'), ...of('failures', 'failed'), ...of('pending', 'skipped')];
  return { tests, whole: Array.isArray(told['passes']), troubles: [] };
}

type Problem = TestRun['problems'][number];

const READERS: Readonly<Record<Exclude<TestReportFormat, 'text'>, (text: string) => RawRun>> = {
  junit: readJunit,
  tap: readTap,
  jest_json: readJestJson,
  go_json: readGoJson,
  trx: readTrx,
  mocha_json: readMochaJson,
};

function problem(kind: TestRunProblem, detail: string): Problem {
  return { problem: kind, detail };
}

/** Files, packages and modules that failed as a whole: they have no title. */
function fileProblems(raw: readonly RawTest[], tests: TestRun['tests']): readonly Problem[] {
  return tests
    .filter((_test, at) => raw[at]?.title === '')
    .map((test) => problem('suite_error', `${test.id}: ${test.message ?? 'failed outside its tests'}`));
}

function readStructured(format: Exclude<TestReportFormat, 'text'>, text: string, root: string): TestRun {
  const raw = READERS[format](text);
  const tests = nameTests(raw.tests, root);
  const counts = countTests(tests);
  const problems = [
    ...(raw.whole
      ? []
      : [problem(tests.length > 0 ? 'truncated_report' : 'no_report', `the ${format} report is not whole`)]),
    ...fileProblems(raw.tests, tests),
    ...raw.troubles.map((detail) => problem('suite_error', detail)),
    ...(raw.whole && ranTests(counts) === 0 ? [problem('no_tests', 'no test ran')] : []),
  ];
  return { format, tests, counts, problems };
}

const NONE = { total: 0, passed: 0, failed: 0, skipped: 0, todo: 0, errored: 0 };

function readPrinted(text: string, root: string): TestRun {
  const raw = printedTests(text);
  const tests = nameTests(raw, root);
  const told = readTestText(text);
  const counts = tests.length > 0 ? countTests(tests) : (told.counts ?? NONE);
  const problems = [
    ...(told.counts === null && tests.length === 0
      ? [problem('no_report', 'the printed text tells no counts')]
      : []),
    ...(told.counts !== null && tests.length === 0
      ? [problem('counts_from_text', told.place?.text ?? 'counted from the printed text')]
      : []),
    ...fileProblems(raw, tests),
    ...(told.says === 'failed' && counts.failed + counts.errored === 0
      ? [problem('suite_error', told.place?.text ?? 'the text says that it failed')]
      : []),
    ...(told.says === 'nothing_ran' ? [problem('no_tests', told.place?.text ?? 'no test ran')] : []),
  ];
  return { format: 'text', tests, counts, problems };
}

/**
 * Reads the report of one run. Paths become relative to `root` (absolute; the copy that it ran in), so that the ids
 * of two runs are equal. What cannot be read is a problem of the run, never an error.
 */
export function readTestReport(format: TestReportFormat, text: string, root: string): TestRun {
  return format === 'text' ? readPrinted(text, root) : readStructured(format, text, root);
}
