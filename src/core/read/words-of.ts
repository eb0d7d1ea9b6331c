import type { Language } from '../../contract/language.ts';
import type { Word } from '../statement/token.ts';
import { tokenise } from './english/tokenise.ts';

function stretches(text: string): Word[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: form, index }) => ({
    form,
    start: index,
    end: index + form.length,
  }));
}

/** How a sentence of each language is cut into words. */
export const wordsOf: Readonly<Record<Language, (sentence: string) => readonly Word[]>> = {
  en: tokenise,
  ko: stretches,
};
