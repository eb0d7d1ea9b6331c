import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../src/contract/test-run.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { shortReport } from '../../src/core/report/short-work-report.ts';
import { cases, madeReport } from '../formats/made-report.ts';
import { aRun } from '../support/a-run.ts';

const [row] = cases;
if (row === undefined) throw new Error('no case');
const { report } = madeReport(row);

function test(at: number): TestResult {
  return { id: `t${at}`, file: null, name: `t${at}`, status: at === 7 ? 'failed' : 'passed' };
}

describe('the report of a check for a conversation', () => {
  it('MC11 keeps the end of what was printed, the tests that did not pass, and every count', () => {
    const tests = Array.from({ length: 4000 }, (_, at) => test(at));
    const long = aRun(`${'😀'.repeat(50_000)}.the end`, tests);
    const short = WorkReport.parse(shortReport({ ...report, runs: [long, aRun('all of it')] }));
    const [first, second] = short.runs;
    expect(first?.receipt.output).toMatch(/^😀+\.the end$/u);
    expect(first?.receipt.output.length).toBeLessThanOrEqual(2000);
    expect(first?.receipt.output_cut).toBe(true);
    expect(first?.result?.tests.map(({ id }) => id)).toEqual(['t7']);
    expect(first?.result?.counts.total).toBe(4000);
    expect(second?.receipt).toEqual(aRun('all of it').receipt);
  });
});
