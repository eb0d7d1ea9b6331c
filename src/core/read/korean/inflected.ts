import { GIVING, LENDING } from '../../lexicon/korean-predicates.ts';
import type { Token } from '../../statement/token.ts';
import type { Analysis } from './analyse.ts';
import { bareInflection, inflectionOf, singular } from './inflection.ts';

/** 빌려주 of 빌리, where 주 stands behind it: who lends does not borrow. Null where 주 changes nothing of who gets it. */
export function givenBy(stem: string, auxiliary: string): string | null {
  return GIVING.has(auxiliary) ? (LENDING.get(stem) ?? null) : null;
}

/** The stem of a Korean word as its lemma, and what stands behind the stem. */
export function inflected(form: string, analysis: Analysis | undefined): Pick<Token, 'lemma' | 'inflection'> {
  if (analysis === undefined) return { lemma: singular(form), inflection: bareInflection(form) };
  const { stem, kind, tail } = analysis;
  const given = tail[1]?.kind === 'PX' ? givenBy(stem, tail[1].name) : null;
  const lemma = given ?? (stem === '' ? form : stem);
  return { lemma: kind === 'N' ? singular(lemma) : lemma, inflection: inflectionOf(analysis) };
}
