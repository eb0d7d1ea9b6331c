import type { Colors } from 'picocolors/types.js';
import type { Configuration } from '../contract/configuration.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { billLine } from '../core/report/judged-words.ts';
import { cutOff } from '../core/quality-gate/cut-off.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { CLAIM_GROUPS, type ClaimGroup, groupOf } from './claim-group.ts';
import { claimText, type Style } from './claim-text.ts';
import { unreadLine } from './left-out-words.ts';
import { notEvaluated } from './not-evaluated.ts';
import { plainText } from './plain-text.ts';
import { reportWords } from './report-words.ts';
import { translate } from '../app/messages/translate.ts';

const SET_ASIDE_SHOWN = 5;
const BAND_DIGITS = 3;

function titleOf(report: ValidationReport, exit: VerdictRecord['exit'], { words, colours }: Style): string {
  const { result } = report;
  const id = plainText(result.response_id);
  if (report.status === 'error') {
    const { title, why } = notEvaluated(report, exit, words);
    return `${colours.yellow(colours.bold(title))}  ${why}  ${colours.dim(id)}`;
  }
  if (result.abstained === true)
    return `${colours.yellow(colours.bold('ABSTAINED'))}  ${words.abstained}  ${colours.dim(id)}`;
  const status = result.validation_status;
  const paint = {
    PASSED: colours.green,
    NEEDS_REVIEW: colours.yellow,
    FAILED: colours.red,
    HALLUCINATION: colours.red,
  };
  const score = `${words.score} ${result.overall_score.toFixed(2)}`;
  return `${paint[status](colours.bold(status))}  ${score}  ${colours.dim(id)}`;
}

function claimsText({ result }: ValidationReport, style: Style): string[] {
  const inOrder = CLAIM_GROUPS.flatMap((group) =>
    result.claim_validations.filter((claim) => groupOf(claim) === group),
  );
  return inOrder.flatMap((claim) => [...claimText(claim, style), '']);
}

function setAsideText({ result }: ValidationReport, { words, colours }: Style): string[] {
  const shown = result.set_aside.slice(0, SET_ASIDE_SHOWN);
  if (shown.length === 0) return [];
  const left = result.set_aside.length - shown.length;
  const lines = shown.map(({ kind, text }) => `  ${words.kinds[kind]}: “${plainText(text)}”`);
  return [`${words.setAside}:`, ...lines, ...(left > 0 ? [`  ${words.more(left)}`] : []), ''].map((line) =>
    line === '' ? line : colours.dim(line),
  );
}

/** RP10: what is missing of an answer was not verified. */
function cutText({ metadata }: ValidationReport, { colours }: Style): string[] {
  const cut = cutOff(metadata.finish_reason);
  return cut === null ? [] : [colours.yellow(`! ${translate(cut.detail, metadata.language)}`)];
}

function unavailableText({ metadata }: ValidationReport, { words, colours }: Style): string[] {
  const { language } = metadata;
  const lines = metadata.unavailable.map(
    ({ source, reason, detail }) =>
      `! ${words.unavailable}: ${plainText(source)} · ${words.reasons[reason]} · ${plainText(translate(detail, language))}`,
  );
  return [...new Set(lines)].map((line) => colours.yellow(line));
}

/** IN6, IN16: evidence that is not read, or is the answer itself. */
function leftOutText({ metadata }: ValidationReport, { words, colours }: Style): string[] {
  const { left_out = [], unread = [], language } = metadata;
  const notRead = unreadLine(unread, language);
  return [...left_out.map((name) => `${words.leftOut}: ${name}`), ...(notRead === null ? [] : [notRead])].map(
    (line) => colours.yellow(`! ${plainText(line)}`),
  );
}

/** By which fitted thresholds claims were decided, or why the configured ones were not applied. */
function thresholdsText({ result, metadata }: ValidationReport, { words, colours }: Style): string[] {
  const { calibration, band } = result.grounding ?? {};
  if (calibration === undefined || band === undefined) return [];
  const detail = plainText(translate(calibration.detail, metadata.language));
  if (!calibration.applied) return [colours.yellow(`! ${words.notCalibrated}: ${detail}`)];
  const [high, low] = [band.supported_above, band.not_found_below].map((at) => at.toFixed(BAND_DIGITS));
  return [colours.dim(`${words.calibrated(high ?? '', low ?? '')} · ${detail}`)];
}

/** What the configured model was asked, and what that cost. */
function billText({ metadata }: ValidationReport, { colours }: Style): string[] {
  const { judge, language } = metadata;
  return judge === undefined ? [] : [colours.dim(plainText(billLine(judge, language)))];
}

function summaryText({ result }: ValidationReport, { words }: Style): string[] {
  const count = (group: ClaimGroup): number =>
    result.claim_validations.filter((claim) => groupOf(claim) === group).length;
  const { suspicious_claims, ungrounded_claims } = result.hallucination_check;
  const clean = (ids: readonly string[]): string[] => ids.map(plainText);
  return [
    words.counts(result.claim_validations.length, {
      contradicted: count('contradicted'),
      doubtful: count('doubtful'),
      byWords: count('byWords'),
      verified: count('verified'),
      undecided: count('undecided'),
      unchecked: count('unchecked'),
    }),
    words.hallucination(clean(suspicious_claims), clean(ungrounded_claims)),
  ];
}

function recommendationsText({ result }: ValidationReport, { words }: Style): string[] {
  const lines = result.recommendations.map(
    ({ claim_id, message }) =>
      `  ${claim_id === null ? '' : `${plainText(claim_id)}: `}${plainText(message)}`,
  );
  return lines.length === 0 ? [] : ['', `${words.recommendations}:`, ...lines];
}

function footText(verdict: VerdictRecord, { webhooks }: ToldTo, { words, colours }: Style): string[] {
  const { id, created_at, cost, messages } = verdict;
  // Without an address that is told nobody waits for them.
  const told = Object.keys(webhooks).length === 0 ? [] : messages;
  return [
    ...told.map(({ type }) => `→ ${words.messages[type] ?? type}`),
    colours.dim(`${words.verdict} ${id} · ${created_at} · ${words.cost(cost.ms, cost.queries)}`),
  ];
}

/** Whom the configuration tells of verdicts. */
type ToldTo = Pick<Configuration, 'webhooks'>;

/** What a report says of the whole and of each claim. */
export function claimsOfReport(report: ValidationReport, colours: Colors): string {
  const style: Style = { words: reportWords[report.metadata.language], colours };
  return [titleOf(report, 2, style), '', ...claimsText(report, style)].join('\n');
}

/** The report of a verdict on an answer, to be read: contradictions first, the sum of it last. */
export function reportText(
  verdict: VerdictRecord,
  report: ValidationReport,
  to: ToldTo,
  colours: Colors,
): string {
  const style: Style = { words: reportWords[report.metadata.language], colours };
  const lines = [
    titleOf(report, verdict.exit, style),
    '',
    ...claimsText(report, style),
    ...setAsideText(report, style),
    ...cutText(report, style),
    ...leftOutText(report, style),
    ...unavailableText(report, style),
    ...thresholdsText(report, style),
    ...billText(report, style),
    ...summaryText(report, style),
    ...recommendationsText(report, style),
    '',
    ...footText(verdict, to, style),
  ];
  return `${lines.join('\n')}\n`;
}
