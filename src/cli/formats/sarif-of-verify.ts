import type { Issue, IssueCode } from '../../contract/issue.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { GROUNDING_RULES } from '../../core/grounding/grounding-rules.ts';
import { groupOf } from '../claim-group.ts';
import { openReason } from '../open-reason.ts';
import { reportWords } from '../report-words.ts';
import { translate } from '../../app/messages/translate.ts';
import { type AnswerFile, rangeOf } from './answer-place.ts';
import { ISSUE_HELP, ISSUE_WAY_OUT } from './issue-help.ts';
import { type SarifFinding, sarifLog, type SarifNotice, type SarifPlace } from './sarif-log.ts';

const OF_EVIDENCE: ReadonlySet<string> = new Set(GROUNDING_RULES);

/** What a model decided is no finding of a checker. */
function isDeterministic({ rule, code, severity }: Issue, { grounding }: ClaimValidation): boolean {
  if (severity === 'info' || code === 'NOT_CHECKED') return false;
  return grounding?.decided_by !== 'model' || !OF_EVIDENCE.has(rule);
}

function placeOf(issue: Issue, { span, claim_id }: ClaimValidation, { file, text }: AnswerFile): SarifPlace {
  const logical = `claim ${claim_id}`;
  if (text === null || span === null) return { file, line: 1, logical };
  const { start, end } = issue.place;
  const place = end > start ? { start: span.start + start, end: span.start + end } : span;
  return { file, ...rangeOf(text, place), logical };
}

function findingsOf(claim: ClaimValidation, at: AnswerFile): SarifFinding[] {
  return claim.issues
    .filter((issue) => isDeterministic(issue, claim))
    .map((issue) => ({
      rule: issue.code,
      level: issue.severity === 'error' ? 'error' : 'warning',
      message: `${claim.claim_id}: ${issue.message}`,
      place: placeOf(issue, claim, at),
      identity: [claim.text, issue.expected, issue.actual],
    }));
}

function noticesOf({ result, metadata }: ValidationReport): SarifNotice[] {
  const { language } = metadata;
  const words = reportWords[language];
  const claims = result.claim_validations.flatMap((claim) => {
    if (claim.checked && groupOf(claim) !== 'byWords') return [];
    const why = openReason(claim, words).join(': ');
    return [{ item: claim.claim_id, why: why === '' ? words.reasons.no_evidence : why }];
  });
  const sources = metadata.unavailable.map(({ source, detail }) => ({
    item: source,
    why: translate(detail, language),
  }));
  return [...claims, ...sources];
}

/** The log of a verification: what checkers found, at the words of the answer that it is about. */
export function sarifOfVerify(
  report: ValidationReport,
  exit: 0 | 1 | 2,
  version: string,
  at: AnswerFile,
): string {
  return sarifLog({
    part: 'verify',
    language: report.metadata.language,
    version,
    evaluated: exit !== 2,
    findings: report.result.claim_validations.flatMap((claim) => findingsOf(claim, at)),
    notices: noticesOf(report),
    help: (code) => [ISSUE_HELP[code as IssueCode], ISSUE_WAY_OUT],
  });
}
