import { QualityResult } from '../../contract/quality.ts';
import { type ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { WorkReport } from '../../contract/work-report.ts';
import { checkText } from './check-text.ts';
import { gradeText } from './grade-text.ts';
import { claimLines, verifyText } from './verify-text.ts';
import { section, type Writing } from './writing.ts';

/** Everything that became of one claim: what was read out of it, what each part came to, who was asked. */
export function explainClaim(claim: ClaimValidation, writing: Writing): string[] {
  const { words, plain, wording, language } = writing;
  const parts = claim.parts.map(({ rule, outcome, unchecked, reading, derivation }) => {
    const why = unchecked === undefined ? '' : ` (${wording.reason(unchecked, language)})`;
    const how = derivation === undefined ? [] : [plain(derivation)];
    return [`${rule} ${outcome}${why}: ${plain(reading)}`, ...how];
  });
  return [
    ...claimLines(claim, writing),
    `${words.confidence}: ${claim.confidence}`,
    ...section(words.parts, parts, writing),
  ];
}

/** A kept verdict told again; the report of a part that this version cannot draw as JSON. */
export function explainVerdict({ report, outcome }: VerdictRecord, writing: Writing): string[] {
  const answer = ValidationReport.safeParse(report);
  if (answer.success) return verifyText(answer.data, writing);
  const work = WorkReport.safeParse(report);
  if (work.success) return checkText(work.data, writing);
  const quality = QualityResult.safeParse(report);
  if (quality.success) return gradeText(outcome, { quality: quality.data, unchecked: null }, writing);
  return [outcome, '', JSON.stringify(report, null, 2)];
}
