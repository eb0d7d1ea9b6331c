import type { TestResult, TestRun, TestStatus } from '../../../contract/test-run.ts';

/** Tests of a run by id, knowing those whose file or suite failed as a whole. */
export interface RunIndex {
  readonly tests: readonly TestResult[];
  /** The test itself. */
  readonly find: (id: string) => TestResult | undefined;
  /** The failure of the file, package or suite that the test lies in; undefined where none failed as a whole. */
  readonly whole: (id: string) => TestResult | undefined;
}

const BETWEEN = ' › ';

/** True for a test that ran and did not pass. */
export function isFailing(status: TestStatus | undefined): boolean {
  return status === 'failed' || status === 'errored';
}

/** True for a test that was left out. */
export function isLeftOut(status: TestStatus | undefined): boolean {
  return status === 'skipped' || status === 'todo';
}

export function indexRun(run: TestRun | null): RunIndex {
  const tests = run?.tests ?? [];
  const byId = new Map(tests.map((test) => [test.id, test]));
  const errored = new Map(tests.filter(({ status }) => status === 'errored').map((test) => [test.id, test]));
  const whole = (id: string): TestResult | undefined => {
    for (let at = id.indexOf(BETWEEN); at !== -1; at = id.indexOf(BETWEEN, at + 1)) {
      const found = errored.get(id.slice(0, at));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { tests, find: (id) => byId.get(id), whole };
}

/** How a test ended in a run, by itself or with its file; undefined where the run does not know it. */
export function statusIn(index: RunIndex, id: string): TestStatus | undefined {
  return index.find(id)?.status ?? (index.whole(id) === undefined ? undefined : 'errored');
}
