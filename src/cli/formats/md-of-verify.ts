import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { groupOf } from '../claim-group.ts';
import { notEvaluated } from '../not-evaluated.ts';
import { openReason } from '../open-reason.ts';
import { MARKS } from '../claim-text.ts';
import { reportWords } from '../report-words.ts';
import { FORMAT_WORDS } from './format-words.ts';
import { mdCode, mdMarker, mdSection, mdText } from './markdown.ts';

const MOST = 50;

function headOf({ exit }: VerdictRecord, report: ValidationReport): string {
  const { status, result, metadata } = report;
  const words = reportWords[metadata.language];
  const id = mdText(result.response_id);
  if (status === 'error') {
    const { title, why } = notEvaluated(report, exit, words);
    return `### ${title} · Assay: ${why} · ${id}`;
  }
  if (result.abstained === true) return `### ABSTAINED · Assay: ${words.abstained} · ${id}`;
  return `### ${result.validation_status} · Assay: ${words.score} ${result.overall_score.toFixed(2)} · ${id}`;
}

function rowOf(claim: ClaimValidation, { metadata }: ValidationReport): string {
  const found = claim.issues.filter(({ severity }) => severity !== 'info').map(({ message }) => message);
  const reason = openReason(claim, reportWords[metadata.language]);
  const why = [...new Set([...reason, ...found])].map(mdText).join('; ');
  return `| ${MARKS[groupOf(claim)]} | ${mdText(claim.claim_id)} ${claim.status} | ${mdText(claim.text)} | ${why} |`;
}

function claimsOf(report: ValidationReport): string[] {
  const { language } = report.metadata;
  const words = FORMAT_WORDS[language];
  const claims = report.result.claim_validations;
  if (claims.length === 0) return [];
  const left = claims.length - MOST;
  return [
    '',
    `| | | ${words.claim} | ${words.why} |`,
    '|---|---|---|---|',
    ...claims.slice(0, MOST).map((claim) => rowOf(claim, report)),
    ...(left > 0 ? ['', reportWords[language].more(left)] : []),
  ];
}

/** CI6: a verification in Markdown, for a comment or a summary. */
export function mdOfVerify(verdict: VerdictRecord, report: ValidationReport): string {
  const words = reportWords[report.metadata.language];
  const todo = report.result.recommendations.map(({ claim_id, message }) => [
    `${claim_id === null ? '' : `${mdText(claim_id)}: `}${mdText(message)}`,
  ]);
  const lines = [
    mdMarker('verify'),
    headOf(verdict, report),
    ...claimsOf(report),
    ...mdSection(words.recommendations, todo, words.more),
    '',
    `${words.verdict} ${mdCode(verdict.id)} · ${verdict.created_at}`,
  ];
  return `${lines.join('\n')}\n`;
}
