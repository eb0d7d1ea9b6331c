import type { Language } from '../../contract/language.ts';
import type { Word } from '../statement/token.ts';
import { tokenise } from './english/tokenise.ts';
import { cutKorean } from './korean/cut-words.ts';

/** How a sentence of each language is cut into words. */
export const wordsOf: Readonly<Record<Language, (sentence: string) => readonly Word[]>> = {
  en: tokenise,
  ko: cutKorean,
};
