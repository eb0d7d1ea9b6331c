import type { Token } from '../../statement/token.ts';
import type { Analysis } from './analyse.ts';
import { bareInflection, inflectionOf } from './inflection.ts';

/** The stem of a Korean word as its lemma, and what stands behind the stem. */
export function inflected(form: string, analysis: Analysis | undefined): Pick<Token, 'lemma' | 'inflection'> {
  if (analysis === undefined) return { lemma: form, inflection: bareInflection(form) };
  return { lemma: analysis.stem === '' ? form : analysis.stem, inflection: inflectionOf(analysis) };
}
