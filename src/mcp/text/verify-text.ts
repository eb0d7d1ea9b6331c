import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { claimStanding } from '../../contract/claim-standing.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import { billLine, judgedLine } from '../../core/report/judged-words.ts';
import { GROUNDING_WORDS } from '../../core/report/grounding-words.ts';
import { section, type Writing } from './writing.ts';

const MOST_READ = 3;

function headOf({ status, reason, result }: ValidationReport, { words, language, wording }: Writing): string {
  if (status === 'error')
    return `ERROR · ${words.notEvaluated}: ${result.counts.claims === 0 ? words.noClaim : wording.reason(reason ?? 'no_evidence', language)}`;
  if (result.abstained === true) return `${result.validation_status} · ${words.abstained}`;
  const { claims, unchecked, contradicted } = result.counts;
  const verified = result.claim_validations.filter((claim) => claim.status === 'VERIFIED').length;
  const counts = words.claims(claims, verified, contradicted, unchecked);
  return `${result.validation_status} · ${words.score(result.overall_score)} · ${counts}`;
}

/** Why a claim is neither verified nor a failure. */
function openNote(claim: ClaimValidation, { words, language, wording }: Writing): string[] {
  const { checked, unchecked, grounding } = claim;
  const why = grounding?.reason ?? null;
  const inWords = why === null ? '' : ` (${GROUNDING_WORDS[language][why]})`;
  const standing = claimStanding(claim);
  if (standing === 'undecided') return [`${words.undecided}${inWords}`];
  if (standing === 'by_words') return [`${words.byWords}${inWords}`];
  if (checked) return [];
  return [`${words.notChecked}${unchecked === undefined ? '' : ` (${wording.reason(unchecked, language)})`}`];
}

function standingOf(claim: ClaimValidation, writing: Writing): string {
  const contradicted = claim.contradicted ? [writing.words.contradicted] : [];
  return [claim.status, ...contradicted, ...openNote(claim, writing)].join(', ');
}

function issueLines({ issues }: ClaimValidation, { words, plain }: Writing): string[] {
  return issues
    .filter(({ severity }) => severity !== 'info')
    .flatMap(({ code, message, expected, actual }) => [
      `${code}: ${plain(message)}`,
      ...(expected === null || message.includes(expected) ? [] : [`${words.claimSays}: ${plain(expected)}`]),
      ...(actual === null || message.includes(actual) ? [] : [`${words.sourceSays}: ${plain(actual)}`]),
    ]);
}

function evidenceLines({ grounding, sources_asked }: ClaimValidation, { words, plain }: Writing): string[] {
  const read = (grounding?.read ?? []).slice(0, MOST_READ).map(({ evidence_id, path, quote }) => {
    const place = path === null ? evidence_id : `${evidence_id} ${path}`;
    return `${words.read}: ${plain(place)}: “${plain(quote)}”`;
  });
  if (read.length > 0) return read;
  return sources_asked.map(({ source }) => `${words.read}: ${plain(source)}`);
}

function judgedLines({ grounding }: ClaimValidation, { language, plain }: Writing): string[] {
  const { judged } = grounding ?? {};
  return judged === undefined ? [] : [plain(judgedLine(judged, language))];
}

/** A claim with its standing, what speaks against it, and the evidence that was read for it. */
export function claimLines(claim: ClaimValidation, writing: Writing): string[] {
  const { plain } = writing;
  return [
    `${plain(claim.claim_id)} ${standingOf(claim, writing)}: “${plain(claim.text)}”`,
    ...issueLines(claim, writing),
    ...evidenceLines(claim, writing),
    ...judgedLines(claim, writing),
  ];
}

function todoOf(
  { claim_id }: ClaimValidation,
  { result }: ValidationReport,
  { words, plain }: Writing,
): string[] {
  return result.recommendations
    .filter((one) => one.claim_id === claim_id)
    .map(({ message }) => `${words.todo}: ${plain(message)}`);
}

function rank({ contradicted, status, checked }: ClaimValidation): number {
  if (contradicted || status === 'HALLUCINATION') return 0;
  return checked ? 1 : 2;
}

const NOTHING_TO_HOLD: ReadonlySet<string> = new Set(['no_evidence', 'not_configured']);

function hasNothingToHold({ status, reason, result }: ValidationReport): boolean {
  return status === 'error' && result.counts.claims > 0 && NOTHING_TO_HOLD.has(reason ?? 'no_evidence');
}

/** The verdict first, then every claim that is not verified with what speaks against it and what to do. */
export function verifyText(report: ValidationReport, writing: Writing): string[] {
  const { result, metadata } = report;
  const open = result.claim_validations
    .filter(({ status }) => status !== 'VERIFIED')
    .toSorted((one, other) => rank(one) - rank(other))
    .map((claim) => [...claimLines(claim, writing), ...todoOf(claim, report, writing)]);
  const general = result.recommendations
    .filter(({ claim_id }) => claim_id === null)
    .map(({ message }) => [writing.plain(message)]);
  const way = hasNothingToHold(report) ? [[writing.words.giveEvidence]] : [];
  const unavailable = metadata.unavailable.map(({ source, detail }) => [
    `${writing.plain(source)}: ${writing.plain(writing.wording.say(detail, writing.language))}`,
  ]);
  const cut = cutOff(metadata.finish_reason);
  return [
    headOf(report, writing),
    ...(cut === null ? [] : [writing.wording.say(cut.detail, writing.language)]),
    ...(metadata.judge === undefined ? [] : [writing.plain(billLine(metadata.judge, writing.language))]),
    ...section(writing.words.open, open, writing),
    ...section(writing.words.todo, [...general, ...way], writing),
    ...section(writing.words.notEvaluated, unavailable, writing),
  ];
}
