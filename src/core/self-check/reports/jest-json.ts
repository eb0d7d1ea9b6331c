import type { TestStatus } from '../../../contract/test-run.ts';
import { fields, list, parseJson, text, whole } from './json-value.ts';
import type { RawRun, RawTest } from './raw-test.ts';

const STATUS: Readonly<Record<string, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  disabled: 'skipped',
  todo: 'todo',
};

/** Jest counts every time that it ran the test, the first one too. */
function retriesOf(invocations: number | undefined): number | undefined {
  return invocations === undefined ? undefined : Math.max(0, invocations - 1);
}

function test(file: string | null, value: unknown): RawTest {
  const told = fields(value);
  const messages = list(told['failureMessages']).map(String).join('\n');
  return {
    file,
    suites: list(told['ancestorTitles']).map(String),
    title: text(told['title']) ?? '',
    status: STATUS[text(told['status']) ?? ''] ?? 'errored',
    message: messages === '' ? undefined : messages,
    assertions: whole(told['numPassingAsserts']),
    retries: retriesOf(whole(told['invocations'])),
  };
}

/** The tests of one file, and the file itself where it failed outside them. */
function testsOfFile(value: unknown): readonly RawTest[] {
  const told = fields(value);
  const file = text(told['name']) ?? text(told['testFilePath']) ?? null;
  const tests = list(told['assertionResults'] ?? told['testResults']).map((each) => test(file, each));
  const failed = told['status'] === 'failed' || fields(told['testExecError'])['message'] !== undefined;
  if (!failed || tests.some(({ status }) => status === 'failed')) return tests;
  const message =
    text(told['message']) || text(told['failureMessage']) || 'the file failed outside its tests';
  return [...tests, { file, suites: [], title: '', status: 'errored', message }];
}

/** The JSON of jest and vitest. */
export function readJestJson(source: string): RawRun {
  const value = parseJson(source);
  if (value === undefined) return { tests: [], whole: false, troubles: [] };
  const told = fields(value);
  const tests = list(told['testResults']).flatMap(testsOfFile);
  const failed = tests.some(({ status }) => status === 'failed' || status === 'errored');
  const troubles = told['success'] === false && !failed && tests.length > 0;
  return {
    tests,
    whole: Array.isArray(told['testResults']),
    troubles: troubles ? ['the runner says that the run failed, and names no test'] : [],
  };
}
