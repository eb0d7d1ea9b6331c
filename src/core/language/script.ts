import type { Language } from '../../contract/language.ts';

/** Syllables, and the letters that they are written with where they are decomposed. */
const HANGUL = /[가-힣\u1100-\u11ff]/u;

export function hasHangul(text: string): boolean {
  return HANGUL.test(text);
}

/** The language of a text that is one of both: Korean where a syllable of it is. */
export function languageByScript(text: string): Language {
  return hasHangul(text) ? 'ko' : 'en';
}
