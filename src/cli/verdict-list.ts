import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { Language } from '../contract/language.ts';
import { alignColumns } from './config-columns.ts';
import { plainText } from './plain-text.ts';

const WIDEST_COLUMN = 40;

const WORDS = {
  ko: { none: '보관된 판정이 없습니다', head: ['판정', '시각', '부분', '결과', '점수', '항목', '대상'] },
  en: {
    none: 'no verdict is kept here',
    head: ['verdict', 'given', 'part', 'outcome', 'score', 'items', 'subject'],
  },
} as const;

function rowOf({ id, created_at, part, outcome, score, counts, subject }: VerdictRecord): string[] {
  const when = created_at.slice(0, 19).replace('T', ' ');
  const items = `${counts.checked}/${counts.items}`;
  return [id, when, part, outcome, score === null ? '-' : score.toFixed(2), items, plainText(subject.id)];
}

/** Verdicts as columns, one a line, newest first. */
export function verdictList(records: readonly VerdictRecord[], language: Language): string {
  const words = WORDS[language];
  if (records.length === 0) return `${words.none}\n`;
  return alignColumns([words.head, ...records.map(rowOf)], WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}
