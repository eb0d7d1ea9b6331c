import { RunReceipt } from '../../../src/contract/run-receipt.ts';
import { TestRun, TestRunProblem, TestStatus } from '../../../src/contract/test-run.ts';
import type { WorkRun } from '../../../src/contract/work-report.ts';
import { countTests } from '../../../src/core/self-check/reports/count-tests.ts';

/** A status, or a status with what the test said. */
type Told = string | readonly string[];

/** A receipt of a command that ended by itself. */
export function receipt(tree: string, exit: number): RunReceipt {
  return RunReceipt.parse({
    command: 'npm test',
    tree,
    ended: 'exit',
    exit_code: exit,
    duration_ms: 1,
    output: '',
    output_cut: false,
    isolation: { network: true, files: true },
    cached: false,
  });
}

/** A run from statuses by id; the file is what stands before the first ` › `. */
export function runOf(
  tree: string,
  statuses: Readonly<Record<string, Told>>,
  exit: number,
  problems: readonly string[],
): WorkRun {
  const tests = Object.entries(statuses).map(([id, told]) => {
    const [status, message] = typeof told === 'string' ? [told] : told;
    const [file = null, ...titles] = id.split(' › ');
    const name = titles.length === 0 ? id : titles.join(' › ');
    return {
      id,
      file,
      name,
      status: TestStatus.parse(status),
      ...(message === undefined ? {} : { message }),
    };
  });
  const result = TestRun.parse({
    format: 'jest_json',
    tests,
    counts: countTests(tests),
    problems: problems.map((problem) => ({ problem: TestRunProblem.parse(problem), detail: problem })),
  });
  return { receipt: receipt(tree, exit), result };
}
