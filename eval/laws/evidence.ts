import type { Evidence } from '../../src/contract/evidence.ts';
import type { Language } from '../../src/contract/language.ts';
import { sentences } from '../../src/core/language/sentences.ts';
import type { EvalRow } from '../row.ts';
import { lowered } from './lowered.ts';

/** Each sentence of the text behind the words. */
function behind(text: string, words: string, language: Language): string {
  let said = '';
  let at = 0;
  for (const { start, end, body, kind } of sentences(text)) {
    const own = text.slice(body, end);
    const isPlain = kind === 'prose' || kind === 'list_item';
    said += text.slice(at, isPlain ? body : end);
    if (isPlain) said += words + (language === 'en' ? lowered(own) : own);
    at = end;
    if (start > end) break;
  }
  return said + text.slice(at);
}

/** What evidence may say at most, so that a run stays short. */
const LONGEST = 6_000;

/** Each sentence of the evidence behind words that take back that it is so. */
export function changeEvidence(words: Readonly<Record<Language, string>>) {
  return (row: EvalRow, language: Language): EvalRow | null => {
    const evidences = row.evidences.flatMap((evidence): Evidence[] => {
      const { data } = evidence;
      if (typeof data !== 'string' || data.length > LONGEST) return [];
      return [{ ...evidence, data: behind(data, words[language], language) }];
    });
    if (evidences.length === 0 || evidences.length < row.evidences.length) return null;
    return { ...row, evidences };
  };
}
