import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ExistingReport } from '../../../contract/work-report.ts';
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

function told({ passed, failed, errored }: TestRun['counts']): string {
  return `${passed}/${failed + errored}`;
}

function differs(path: string, report: TestRun, own: TestRun): WorkFinding | null {
  if (told(report.counts) === told(own.counts)) return null;
  const details = { reason: 'differs', report: path, told: told(report.counts), count: told(own.counts) };
  return runFinding('report_contradicts_run', 'info', details);
}

function older({ path, older_by_ms: age }: ExistingReport): WorkFinding | null {
  if (age === null || age <= 0) return null;
  const details = { reason: 'older', report: path, seconds: String(Math.ceil(age / 1000)) };
  return runFinding('report_contradicts_run', 'info', details);
}

/**
 * A report that lay there before, held against our own run and against the time of the newest change. What it calls
 * passed and fails here, and more passed tests than there are, warn; other counts and its age are told.
 */
export function holdReport(
  shown: ExistingReport,
  report: TestRun | null,
  own: TestRun | null,
): WorkFinding[] {
  const contradiction =
    report === null || own === null
      ? null
      : (judgeReport(shown.path, report, own) ?? differs(shown.path, report, own));
  return [contradiction, older(shown)].flatMap((finding) => finding ?? []);
}
