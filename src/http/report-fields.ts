import { z } from 'zod';
import { ReportPart } from '../contract/report-parts.ts';
import { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { jsonBytes } from '../core/report/json-bytes.ts';
import { MOST_BYTES, slimReport } from '../core/report/slim-report.ts';

export type ReportFields = ReadonlySet<ReportPart>;

const NONE: ReportFields = new Set();

/** HT33: what of a large report is asked for, separated by commas. */
export const reportFields = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(ReportPart))
  .transform((parts): ReportFields => new Set(parts))
  .optional()
  .describe(
    `Of a report over 64 kB, what it is to hold beside verdicts and issues, separated by commas: ${ReportPart.options.join(', ')}`,
  );

/** The address at which a kept report stands whole. */
function wholeReportAt(id: string): string {
  return `/api/verdicts/${encodeURIComponent(id)}?fields=all`;
}

/** HT33: a report as it goes out; one that is kept says where the whole of it is. */
export function sentReport(
  report: ValidationReport,
  keep: ReportFields = NONE,
  isKept = true,
): ValidationReport {
  const whole = isKept ? wholeReportAt(report.result.validation_id) : null;
  return slimReport(report, { keep, whole });
}

/** The same of a kept verdict; reports of other parts than `verify` go out as they are. */
export function sentVerdict(record: VerdictRecord, keep: ReportFields = NONE): VerdictRecord {
  if (record.part !== 'verify' || keep.has('all') || jsonBytes(record.report) <= MOST_BYTES) return record;
  const read = ValidationReport.safeParse(record.report);
  return read.success ? { ...record, report: sentReport(read.data, keep) } : record;
}
