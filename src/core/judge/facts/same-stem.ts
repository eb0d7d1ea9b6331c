import { DAY_NOUN, VERBS_OF_NOUNS } from '../../lexicon/korean-clauses.ts';
import type { Lemma } from '../same-word.ts';

const HANGUL = /[가-힣]$/u;

/** 출시 of 출시되다 and, where a day is spoken of, of 출시일. */
function stemOf({ word, upos }: Lemma, isDay: boolean): string {
  if (!HANGUL.test(word) || word.length < 3) return word;
  if (upos === 'VERB') return VERBS_OF_NOUNS.has(word.slice(-1)) ? word.slice(0, -1) : word;
  return isDay && word.endsWith(DAY_NOUN) ? word.slice(0, -1) : word;
}

/** True where two words are one noun, with or without the verb or the noun of day that is made of it. */
export function sameStem(one: Lemma, other: Lemma, dimension: string | null): boolean {
  const isDay = dimension === 'period';
  return one.word === other.word || stemOf(one, isDay) === stemOf(other, isDay);
}
