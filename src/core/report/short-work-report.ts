import type { WorkReport } from '../../contract/work-report.ts';

const MOST_PRINTED = 2000;

/** The second half of a character that the cut went through. */
const LONE_HALF = /^[\uDC00-\uDFFF]/;

type Run = WorkReport['runs'][number];

function shortRun({ receipt, result }: Run): Run {
  const isLong = receipt.output.length > MOST_PRINTED;
  const printed = isLong
    ? { output: receipt.output.slice(-MOST_PRINTED).replace(LONE_HALF, ''), output_cut: true }
    : {};
  const tests = result?.tests.filter(({ status }) => status !== 'passed') ?? [];
  return { receipt: { ...receipt, ...printed }, result: result === null ? null : { ...result, tests } };
}

/**
 * MC11, HT33: the report of a check in what fits into a conversation: of each run the end of what was printed, and the tests that did not
 * pass; `counts` counts all of them.
 */
export function shortReport(report: WorkReport): WorkReport {
  return { ...report, runs: report.runs.map(shortRun) };
}
