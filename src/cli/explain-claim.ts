import type { Colors } from 'picocolors/types.js';
import { AssayError } from '../contract/assay-error.ts';
import type { Issue } from '../contract/issue.ts';
import type { ClaimValidation, EvidenceMatch, ValidationReport } from '../contract/validation-report.ts';
import { judgedLine } from '../core/report/judged-words.ts';
import { verifiedConfidence } from '../core/grounding/facts/claim-verdict.ts';
import { askedOf, headOf, type Style } from './claim-text.ts';
import { type ExplainWords, explainWords } from './explain-words.ts';
import { plainText } from './plain-text.ts';
import { type ReportWords, reportWords } from './report-words.ts';

const MOST_PIECES = 20;

interface Explaining extends Style {
  readonly own: ExplainWords;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function partLines(claim: ClaimValidation, { words, own }: Explaining): string[] {
  return claim.parts.flatMap(({ rule, outcome, unchecked, reading, place, derivation }) => {
    const quoted = plainText(claim.text.slice(place.start, place.end));
    const reason = unchecked === undefined ? '' : ` (${words.reasons[unchecked]})`;
    const isSaid = quoted === '' || quoted === reading || quoted === plainText(claim.text);
    const told = [plainText(reading), ...(isSaid ? [] : [`“${quoted}”`])].filter((one) => one !== '');
    const line = [`${rule} ${words.outcomes[outcome]}${reason}`, ...told].join(' · ');
    return derivation === undefined ? [line] : [line, `  ${own.derivation}: ${plainText(derivation)}`];
  });
}

function issueLines({ rule, code, message, expected, actual }: Issue, own: ExplainWords): string[] {
  return [
    `${rule} ${code} · ${plainText(message)}`,
    ...(expected === null || message.includes(expected) ? [] : [`  ${own.says}: ${plainText(expected)}`]),
    ...(actual === null || message.includes(actual) ? [] : [`  ${own.sourceSays}: ${plainText(actual)}`]),
  ];
}

function evidenceLines(id: string, match: EvidenceMatch, words: ReportWords, own: ExplainWords): string[] {
  const again = match.kg_verified === undefined ? match.model_output_verified : match.kg_verified;
  const notes = [
    again === undefined && match.unchecked !== undefined && !match.matched
      ? own.notAsked
      : own.supports(match.matched),
    ...(again === undefined ? [] : [own.askedAgain(again)]),
    ...(match.unchecked === undefined ? [] : [words.reasons[match.unchecked]]),
  ];
  const compared = (match.compared ?? []).map(
    ({ field, given, source_says }) =>
      `  ${plainText(field)} · ${own.given}: ${plainText(given)} · ${own.sourceSays}: ${plainText(source_says ?? own.noValue)}`,
  );
  return [`${plainText(id)} · ${notes.join(' · ')}`, ...compared];
}

function readLines({ grounding }: ClaimValidation, own: ExplainWords): string[] {
  return (grounding?.read ?? []).map(({ evidence_id, path, span, quote }) => {
    const place = path ?? (span === null ? '' : own.characters(span.start, span.end));
    return `${plainText(evidence_id)} · ${plainText(place)}: ${plainText(quote)}`;
  });
}

function citationLines({ grounding }: ClaimValidation, own: ExplainWords): string[] {
  return (grounding?.citations ?? []).map(
    ({ text, evidence_id, supports }) =>
      `${plainText(text)} → ${plainText(own.leadsTo(evidence_id, supports))}`,
  );
}

function judgedLines({ grounding }: ClaimValidation, { language }: ReportWords): string[] {
  const { judged } = grounding ?? {};
  return judged === undefined ? [] : ['', plainText(judgedLine(judged, language))];
}

/** How the confidence was made: from the number of independent pieces, by the formula of GR14. */
function formulaOf({ status, confidence, grounding }: ClaimValidation, own: ExplainWords): string {
  const share = status === 'PARTIALLY_VERIFIED' ? 0.5 : 1;
  const counts = Array.from({ length: MOST_PIECES }, (_, at) => at + 1);
  const pieces = counts.find((count) => Math.abs(share * verifiedConfidence(count) - confidence) < 1e-5);
  if (confidence === 0) return own.nothing;
  if (pieces === undefined && grounding !== undefined)
    return `${confidence} = ${share === 1 ? '' : '½ × '}${own.calibrated(own.ends[grounding.end])}`;
  if (pieces === undefined) return String(confidence);
  return `${confidence} = ${share === 1 ? own.verified(pieces) : own.partial(pieces)}`;
}

function rulesOf(claim: ClaimValidation, report: ValidationReport): string {
  const rules = new Set([...claim.parts.map(({ rule }) => rule), ...claim.issues.map(({ rule }) => rule)]);
  return [...rules].map((rule) => `${rule}@${report.metadata.checkers[rule] ?? '?'}`).join(', ');
}

function explained(claim: ClaimValidation, report: ValidationReport, how: Explaining): string {
  const { own, words } = how;
  const asked = askedOf(claim, words);
  return `${[
    headOf(claim, how),
    `  “${plainText(claim.text)}”`,
    ...(claim.span === null ? [] : [`  ${own.place(claim.span.start, claim.span.end)}`]),
    ...section(own.parts, partLines(claim, how)),
    ...section(
      own.issues,
      claim.issues.flatMap((issue) => issueLines(issue, own)),
    ),
    ...section(
      own.evidence,
      Object.entries(claim.evidence_match).flatMap(([id, match]) => evidenceLines(id, match, words, own)),
    ),
    ...section(own.read, readLines(claim, own)),
    ...section(own.citations, citationLines(claim, own)),
    ...judgedLines(claim, words),
    '',
    ...(asked === '' && claim.grounding !== undefined
      ? []
      : [`${own.asked}: ${asked === '' ? own.nobody : asked}`]),
    `${own.confidence}: ${formulaOf(claim, own)}`,
    `${own.rules}: ${rulesOf(claim, report)}`,
  ].join('\n')}\n`;
}

/** Everything about one claim. Throws `not_found` naming the claims that there are. */
export function explainClaim(
  report: ValidationReport,
  claimId: string,
  format: 'text' | 'json',
  colours: Colors,
): string {
  const claims = report.result.claim_validations;
  const claim = claims.find(({ claim_id }) => claim_id === claimId);
  if (claim === undefined)
    throw new AssayError('not_found', `the answer has no claim ${JSON.stringify(claimId)}`, {
      where: '--explain',
      hint: `claims: ${claims.map(({ claim_id }) => claim_id).join(', ')}`,
    });
  if (format === 'json') return `${JSON.stringify(claim, null, 2)}\n`;
  const { language } = report.metadata;
  return explained(claim, report, { words: reportWords[language], own: explainWords[language], colours });
}
