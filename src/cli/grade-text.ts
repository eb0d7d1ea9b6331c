import type { Colors } from 'picocolors/types.js';
import type { Language } from '../contract/language.ts';
import type { ChecklistItem, QualityResult, QualityUnchecked, UnevaluatedItem } from '../contract/quality.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { GRADE_WORDS, type GradeWords } from './grade-words.ts';
import { plainText } from './plain-text.ts';
import { reportWords } from './report-words.ts';
import { translate } from '../app/messages/translate.ts';

interface Style {
  readonly words: GradeWords;
  readonly colours: Colors;
  readonly language: Language;
}

const HUNDRED = 100;

function titleOf({ outcome, subject }: VerdictRecord, rest: string, { colours }: Style): string {
  const paint = outcome === 'PASSED' ? colours.green : outcome === 'FAILED' ? colours.red : colours.yellow;
  return `${paint(colours.bold(outcome))}  ${rest}  ${colours.dim(plainText(subject.id))}`;
}

function markOf({ passed }: ChecklistItem, { colours }: Style): string {
  if (passed === null) return colours.yellow('~');
  return passed ? colours.green('✓') : colours.red('✗');
}

function sharesOf({ labels }: ChecklistItem, { words }: Style): string[] {
  if (labels === undefined) return [];
  const percent = (share: number): number => Math.round(share * HUNDRED);
  return [`${words.votes(percent(labels.yes), percent(labels.partial), percent(labels.no))} %`];
}

function itemText(item: ChecklistItem, style: Style): string[] {
  const { words, colours } = style;
  const notes = [
    words.by[item.decided_by],
    ...(item.veto === true ? [words.veto] : []),
    ...sharesOf(item, style),
    ...(item.disputed === true ? [words.disputed] : []),
  ];
  const why = item.note === '' ? [] : [`  ${plainText(item.note)}`];
  return [`${markOf(item, style)} ${plainText(item.question)}  ${colours.dim(notes.join(' · '))}`, ...why];
}

function openText(
  { question, reason, detail }: UnevaluatedItem,
  { words, colours, language }: Style,
): string[] {
  const why = `${reportWords[language].reasons[reason]} · ${plainText(translate(detail, language))}`;
  return [`${colours.yellow('?')} ${plainText(question)}  ${colours.dim(words.open)}`, `  ${why}`];
}

/** Not met first, then partly met, open and met ones. */
function itemsText({ details, unevaluated = [] }: QualityResult, style: Style): string[] {
  const of = (passed: boolean | null): string[] =>
    details.filter((item) => item.passed === passed).flatMap((item) => itemText(item, style));
  return [...of(false), ...of(null), ...unevaluated.flatMap((item) => openText(item, style)), ...of(true)];
}

function judgeText({ judge, unevaluated = [] }: QualityResult, { words, colours }: Style): string[] {
  const isMissing = unevaluated.some(({ reason }) => reason === 'not_configured');
  if (judge === undefined) return isMissing ? [colours.yellow(`! ${words.noJudge}`)] : [];
  const { provider, model, calls, usage, same_as_writer, cut = [] } = judge;
  const parts = [
    `${words.judge}: ${plainText(`${provider}/${model}`)}`,
    words.calls(calls, usage?.total_tokens ?? null),
    ...(same_as_writer ? [words.sameAsWriter] : []),
  ];
  const shown = cut.map((what) => words.cut[what]).join(', ');
  return [
    colours.dim(parts.join(' · ')),
    ...(cut.length > 0 ? [colours.yellow(`! ${shown}: ${words.tooLong}`)] : []),
  ];
}

function footText({ id, created_at, cost }: VerdictRecord, { words, colours }: Style): string {
  return colours.dim(`${words.verdict} ${id} · ${created_at} · ${cost.ms} ms`);
}

/** A grading, to be read: what is not met first. */
export function gradeText(
  verdict: VerdictRecord,
  graded: { readonly quality: QualityResult | null; readonly unchecked: QualityUnchecked | null },
  language: Language,
  colours: Colors,
): string {
  const style: Style = { words: GRADE_WORDS[language], colours, language };
  const { unchecked } = graded;
  const quality = graded.quality ?? unchecked?.result ?? null;
  if (quality === null) {
    const { reasons, error } = reportWords[language];
    const { reason, detail } = unchecked ?? { reason: 'not_applicable', detail: '' };
    const title = titleOf(verdict, error(reasons[reason]), style);
    return `${[title, '', `  ${plainText(translate(detail, language))}`, '', footText(verdict, style)].join('\n')}\n`;
  }
  const score = style.words.score(quality.score, quality.min_pass_ratio);
  const lines = [
    titleOf(verdict, score, style),
    '',
    ...itemsText(quality, style),
    '',
    plainText(quality.summary),
    ...judgeText(quality, style),
    '',
    footText(verdict, style),
  ];
  return `${lines.join('\n')}\n`;
}
