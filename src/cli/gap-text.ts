import { REASON_WORDS } from '../app/feedback/reason-words.ts';
import type { ReplayedCase } from '../app/feedback/replay-cases.ts';
import type { KnowledgeGap } from '../contract/knowledge-gap.ts';
import type { Language } from '../contract/language.ts';
import type { RegressionCase } from '../contract/regression-case.ts';
import { columnsText, secondOf } from './columns-text.ts';
import { GAP_WORDS } from './gap-words.ts';
import { plainText } from './plain-text.ts';

export function gapListText(gaps: readonly KnowledgeGap[], language: Language): string {
  const { none, head, status } = GAP_WORDS[language];
  if (gaps.length === 0) return `${none}\n`;
  const rows = gaps.map((gap) => [
    gap.id,
    status[gap.status],
    String(gap.count),
    String(gap.callers),
    REASON_WORDS[language][gap.reason],
    plainText(gap.topic),
  ]);
  return columnsText([head, ...rows]);
}

export function gapText(gap: KnowledgeGap, language: Language): string {
  const words = GAP_WORDS[language];
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [words.file, gap.file],
    [words.symbol, gap.symbol],
    [words.first, secondOf(gap.created_at)],
    [words.last, secondOf(gap.last_at)],
    [words.closedBy, gap.closed_by],
  ];
  const known = facts.flatMap(([name, value]) => (value === null ? [] : [[name, plainText(value)]]));
  const title = `${plainText(gap.topic)} (${words.status[gap.status]}): ${REASON_WORDS[language][gap.reason]}`;
  const questions = gap.questions.map((question) => `  ${plainText(question)}\n`).join('');
  const counted = words.counted(gap.count, gap.callers);
  return `${title}\n${counted}\n${columnsText(known)}${words.questions}:\n${questions}`;
}

function wantedPaths({ expected_paths }: RegressionCase, language: Language): string {
  return expected_paths.length === 0 ? GAP_WORDS[language].anyPath : plainText(expected_paths.join(', '));
}

export function caseListText(cases: readonly RegressionCase[], language: Language): string {
  const { noCases, caseHead } = GAP_WORDS[language];
  if (cases.length === 0) return `${noCases}\n`;
  const rows = cases.map((one) => [
    one.id,
    REASON_WORDS[language][one.reason],
    wantedPaths(one, language),
    plainText(one.question),
  ]);
  return columnsText([caseHead, ...rows]);
}

/** A line for a case that passed, and why for one that failed again. */
export function replayedText(one: ReplayedCase, language: Language): string {
  const words = GAP_WORDS[language];
  const line = `${one.passed ? words.passed : words.failed}  ${plainText(one.question)}\n`;
  if (one.passed) return line;
  const cites = words.cites(one.cited.length === 0 ? '-' : plainText(one.cited.join(', ')));
  return `${line}    ${one.status} · ${cites} · ${words.wanted(wantedPaths(one, language))}\n`;
}
