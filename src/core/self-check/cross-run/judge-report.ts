import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { runFinding } from './run-finding.ts';
import { indexRun, isFailing, statusIn } from './run-index.ts';

/**
 * A report that lay there already against our own run: a test that it calls passed and that fails here, or more
 * passed tests than there are. A report of an older tree may be honest: it warns. Null where nothing contradicts.
 */
export function judgeReport(path: string, report: TestRun, own: TestRun): WorkFinding | null {
  const index = indexRun(own);
  const named = report.tests.filter(
    ({ id, status }) => status === 'passed' && isFailing(statusIn(index, id)),
  );
  const more = report.counts.passed > own.counts.passed;
  if (named.length === 0 && !more) return null;
  const details = {
    reason: named.length > 0 ? 'tests' : 'counts',
    report: path,
    told: String(report.counts.passed),
    count: String(named.length > 0 ? named.length : own.counts.passed),
  };
  return runFinding('report_contradicts_run', 'warning', details, { tests: named.map(({ id }) => id) });
}
