import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../src/contract/test-run.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { shortReport } from '../../src/mcp/short-report.ts';
import { cases, madeReport } from '../formats/made-report.ts';

const [row] = cases;
if (row === undefined) throw new Error('no case');
const { report } = madeReport(row);

function run(output: string, tests: readonly TestResult[]): WorkReport['runs'][number] {
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

function test(at: number): TestResult {
  return { id: `t${at}`, file: null, name: `t${at}`, status: at === 7 ? 'failed' : 'passed' };
}

describe('the report of a check for a conversation', () => {
  it('MC11 keeps the end of what was printed, the tests that did not pass, and every count', () => {
    const tests = Array.from({ length: 4000 }, (_, at) => test(at));
    const long = run(`${'😀'.repeat(50_000)}.the end`, tests);
    const short = WorkReport.parse(shortReport({ ...report, runs: [long, run('all of it', [])] }));
    const [first, second] = short.runs;
    expect(first?.receipt.output).toMatch(/^😀+\.the end$/u);
    expect(first?.receipt.output.length).toBeLessThanOrEqual(2000);
    expect(first?.receipt.output_cut).toBe(true);
    expect(first?.result?.tests.map(({ id }) => id)).toEqual(['t7']);
    expect(first?.result?.counts.total).toBe(4000);
    expect(second?.receipt).toEqual(run('all of it', []).receipt);
  });
});
