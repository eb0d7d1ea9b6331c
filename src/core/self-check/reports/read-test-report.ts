import type { TestReportFormat, TestRun, TestRunProblem } from '../../../contract/test-run.ts';
import { countTests, ranTests } from './count-tests.ts';
import { readGoJson } from './go-json.ts';
import { readJestJson } from './jest-json.ts';
import { readJunit } from './junit.ts';
import { readMochaJson } from './mocha-json.ts';
import { nameTests } from './name-tests.ts';
import { printedTests } from './printed-tests.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { readTestText } from './read-test-text.ts';
import { readTap } from './tap.ts';
import { readTrx } from './trx.ts';

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
