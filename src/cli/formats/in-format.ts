import type { ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import type { AnswerFile } from './answer-place.ts';
import type { MachineFormat } from './format.ts';
import { junitOfCheck } from './junit-of-check.ts';
import { junitOfVerify } from './junit-of-verify.ts';
import { mdOfCheck } from './md-of-check.ts';
import { mdOfVerify } from './md-of-verify.ts';
import { sarifOfCheck } from './sarif-of-check.ts';
import { sarifOfVerify } from './sarif-of-verify.ts';

/** A check in a form for build servers. `version`: that of Assay. */
export function checkInFormat(
  format: MachineFormat,
  verdict: VerdictRecord,
  report: WorkReport,
  version: string,
): string {
  if (format === 'sarif') return sarifOfCheck(report, verdict.exit, version);
  return format === 'junit' ? junitOfCheck(report, verdict.exit) : mdOfCheck(verdict, report);
}

/** A verification in a form for build servers. */
export function verifyInFormat(
  format: MachineFormat,
  verdict: VerdictRecord,
  report: ValidationReport,
  more: { readonly version: string; readonly at: AnswerFile },
): string {
  if (format === 'sarif') return sarifOfVerify(report, verdict.exit, more.version, more.at);
  return format === 'junit' ? junitOfVerify(report, verdict.exit) : mdOfVerify(verdict, report);
}
