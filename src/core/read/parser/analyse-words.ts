import type { Language } from '../../../contract/language.ts';
import type { Analysis } from '../korean/analyse.ts';
import { chooseAnalysis } from '../korean/choose.ts';
import { stemLooks } from '../korean/stem-looks.ts';
import type { WordLooks } from './words.ts';

/** What the parser sees of the words of a sentence, once their tags are known. */
export interface AnalysedWords {
  /** In Korean: stem, particles and endings of each word; undefined for a word without any. */
  readonly analyses: readonly (Analysis | undefined)[];
  readonly looks: readonly WordLooks[];
}

/** `tags` are names: `NOUN|N+S`. */
export function analyseWords(
  language: Language,
  forms: readonly string[],
  looks: readonly WordLooks[],
  tags: readonly string[],
): AnalysedWords {
  if (language === 'en') return { analyses: [], looks };
  const analyses = forms.map((form, at) => chooseAnalysis(form, tags[at]?.split('|')[1] ?? 'N'));
  return { analyses, looks: looks.map((one, at) => stemLooks(one, analyses[at])) };
}
