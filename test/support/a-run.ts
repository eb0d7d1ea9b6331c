import type { TestResult } from '../../src/contract/test-run.ts';
import type { WorkReport } from '../../src/contract/work-report.ts';

/** A run of 4,000 tests, of which one failed. */
export function aRun(output: string, tests: readonly TestResult[] = []): WorkReport['runs'][number] {
  return {
    receipt: {
      command: 'npm test',
      tree: 'work',
      ended: 'exit',
      exit_code: 1,
      duration_ms: 1,
      output,
      output_cut: false,
      isolation: { network: true, files: true },
      cached: false,
    },
    result: {
      format: 'tap',
      tests: [...tests],
      counts: { total: 4000, passed: 3999, failed: 1, skipped: 0, todo: 0, errored: 0 },
      problems: [],
    },
  };
}
