import { koreanTermsOf } from './korean-terms.ts';
import type { Term } from './term.ts';
import { languageOfText } from './text-language.ts';
import { termsOf } from './terms.ts';

/** The terms of a text by the reader of its language. */
export function readTerms(text: string): Term[] {
  return languageOfText(text) === 'ko' || isShortKorean(text) ? koreanTermsOf(text) : termsOf(text);
}

/** Too few letters to be told by their share: one syllable decides. */
function isShortKorean(text: string): boolean {
  return text.length < 60 && /[가-힣]/u.test(text);
}
