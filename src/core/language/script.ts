import type { Language } from '../../contract/language.ts';

const HANGUL = /[가-힣]/u;

export function hasHangul(text: string): boolean {
  return HANGUL.test(text);
}

/** The language of a text that is one of both: Korean where a syllable of it is. */
export function languageByScript(text: string): Language {
  return hasHangul(text) ? 'ko' : 'en';
}
