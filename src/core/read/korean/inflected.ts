import type { Token } from '../../statement/token.ts';
import { chooseAnalysis } from './choose.ts';
import { bareInflection, inflectionOf } from './inflection.ts';

/** A Korean word with its stem as lemma, and with what stands behind the stem. */
export function inflected(token: Token): Token {
  const { form, xpos } = token;
  const analysis = chooseAnalysis(form, xpos);
  if (analysis === undefined) return { ...token, lemma: form, inflection: bareInflection(form) };
  const lemma = analysis.stem === '' ? form : analysis.stem;
  return { ...token, lemma, inflection: inflectionOf(analysis) };
}
