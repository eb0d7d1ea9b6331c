import type { Language } from '../../../contract/language.ts';
import type { Passage } from './passage.ts';

/** `[노트 2]`, `[Note 2]`. */
export function citation(note: number, language: Language): string {
  return language === 'ko' ? `[노트 ${note}]` : `[Note ${note}]`;
}

function line({ quote, kind, note, head }: Passage, language: Language): string {
  const mark = citation(note, language);
  if (kind === 'table_row') return `${head}\n${quote}\n\n${mark}`;
  return kind === 'list_item' ? `- ${quote} ${mark}` : `${quote} ${mark}`;
}

/** EX3: each quotation as it stands, with its citation; items of a list stay a list. */
export function writeQuotations(passages: readonly Passage[], language: Language): string {
  return passages.reduce((text, passage, at) => {
    const before = passages[at - 1];
    if (before === undefined) return line(passage, language);
    const isList = passage.kind === 'list_item' && before.kind === 'list_item';
    return `${text}${isList ? '\n' : '\n\n'}${line(passage, language)}`;
  }, '');
}
