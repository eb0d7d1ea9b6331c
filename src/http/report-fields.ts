import { z } from 'zod';
import { boundedData } from '../app/bounded-data.ts';
import type { AskResult } from '../contract/ask.ts';
import { ReportPart } from '../contract/report-parts.ts';
import { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { WorkReport } from '../contract/work-report.ts';
import { jsonBytes } from '../core/report/json-bytes.ts';
import { shortReport } from '../core/report/short-work-report.ts';
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
  mostBytes = MOST_BYTES,
): ValidationReport {
  const whole = isKept ? wholeReportAt(report.result.validation_id) : null;
  return slimReport(report, { keep, whole, mostBytes });
}

/** HT33: of what has no parts to name. */
export const WHOLE_QUERY = z.strictObject({
  fields: z
    .enum(['slim', 'all'])
    .default('slim')
    .describe('`all`: the whole, also over 64 kB; else long texts and lists of a larger one are cut short'),
});

export type WholeQuery = z.infer<typeof WHOLE_QUERY>;

/** HT33: the report of a check as it goes out. */
export function sentWork(report: WorkReport, id: string): object {
  return boundedData(report, wholeReportAt(id), shortReport);
}

/** HT33: what an ask came to, as it goes out. */
export function sentAsk(result: AskResult): object {
  return boundedData(result, wholeReportAt(result.id));
}

function sentPart({ part, id, report }: VerdictRecord, keep: ReportFields): unknown {
  if (part === 'verify') {
    const read = ValidationReport.safeParse(report);
    if (read.success) return sentReport(read.data, keep);
  }
  const work = WorkReport.safeParse(report);
  if (work.success) return sentWork(work.data, id);
  return typeof report === 'object' && report !== null ? boundedData(report, wholeReportAt(id)) : report;
}

/** The same of a kept verdict. */
export function sentVerdict(record: VerdictRecord, keep: ReportFields = NONE): VerdictRecord {
  if (keep.has('all') || jsonBytes(record.report) <= MOST_BYTES) return record;
  return { ...record, report: sentPart(record, keep) };
}
