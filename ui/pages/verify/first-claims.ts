import { ValidationReport } from '../../../src/contract/validation-report.ts';
import type { VerdictRecord } from '../../../src/contract/verdict-record.ts';

const SHOWN = 3;

/** How the answer of a verdict begins, as its claims have it; empty where there is none. */
export function firstClaims({ report }: VerdictRecord): string {
  const read = ValidationReport.safeParse(report);
  if (!read.success) return '';
  return read.data.result.claim_validations
    .slice(0, SHOWN)
    .map(({ text }) => text)
    .join(' ');
}
