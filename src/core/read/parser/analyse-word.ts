import type { Language } from '../../../contract/language.ts';
import type { Token } from '../../statement/token.ts';
import { chooseAnalysis } from '../korean/choose.ts';
import { inflected } from '../korean/inflected.ts';
import { stemLooks } from '../korean/stem-looks.ts';
import { type LemmaRules, lemmaOf } from './lemma.ts';
import type { WordLooks } from './words.ts';

/** A word whose tag is known. */
export interface AnalysedWord {
  /** What the parser sees of it. */
  readonly looks: WordLooks;
  readonly says: Pick<Token, 'lemma' | 'inflection'>;
}

/** `tag` is a name: `NOUN|N+S`. In Korean it tells stem, particles and endings apart. */
export function analyseWord(
  language: Language,
  form: string,
  looks: WordLooks,
  tag: string,
  lemmas: LemmaRules,
): AnalysedWord {
  if (language === 'en') return { looks, says: { lemma: lemmaOf(lemmas, form.toLowerCase(), tag) } };
  const analysis = chooseAnalysis(form, tag.split('|')[1] ?? 'N');
  return { looks: stemLooks(looks, analysis), says: inflected(form, analysis) };
}
