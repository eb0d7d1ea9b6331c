import type { Token } from '../../statement/token.ts';
import type { Analysis } from './analyse.ts';
import { bareInflection, inflectionOf, singular } from './inflection.ts';

/** The stem of a Korean word as its lemma, and what stands behind the stem. */
export function inflected(form: string, analysis: Analysis | undefined): Pick<Token, 'lemma' | 'inflection'> {
  if (analysis === undefined) return { lemma: singular(form), inflection: bareInflection(form) };
  const { stem, kind } = analysis;
  const lemma = stem === '' ? form : stem;
  return { lemma: kind === 'N' ? singular(lemma) : lemma, inflection: inflectionOf(analysis) };
}
