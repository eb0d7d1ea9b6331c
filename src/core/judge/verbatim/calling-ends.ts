import { NOT_SUCH, PLACING } from '../../lexicon/repetition-words.ts';
import { type Ground, isHarmless, NOMINAL } from './ground.ts';
import { MOST_BESIDE } from './only-one.ts';
import { isKoreanUnit, mainVerb } from './predicates.ts';
import type { Unit } from './unit.ts';

const NOUNS = new Set(['NOUN', 'PROPN']);

function isNoun(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && NOUNS.has(unit.token.upos);
}

function isCalling(unit: Unit | undefined): boolean {
  return isNoun(unit) || unit?.token.upos === 'NUM';
}

/** Places within the nouns that begin at a place, from which on the evidence calls nothing else so. */
function shorterNames({ units, isOnlyOne }: Ground, at: number, verb: number): number[] {
  const own = units.slice(at, Math.min(verb, at + MOST_BESIDE));
  const end = own.findIndex((unit) => !isNoun(unit));
  const nouns = end < 0 ? own : own.slice(0, end);
  const fixed = nouns.findIndex(({ lemma }) => NOT_SUCH.has(lemma));
  const last = fixed < 0 ? nouns.length - 1 : fixed;
  const isCalled = (from: number): boolean => isOnlyOne(nouns.slice(from).map(({ token }) => token));
  return nouns.flatMap((_, from) => (from > 0 && from <= last && isCalled(from) ? [at + from] : []));
}

/**
 * Ends of words that only tell which one the subject is, where the evidence speaks of no other: `Halvorsen` and `on Mill
 * Street` of `The Halvorsen library on Mill Street opened`.
 */
export function callingEnds(ground: Ground, at: number): number[] {
  const { units, words, isOnlyOne } = ground;
  const verb = mainVerb(units);
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || at >= verb || isKoreanUnit(unit)) return [];
  if (!isHarmless(units.slice(0, verb), words)) return [];
  if (unit.token.upos === 'ADP') {
    const own = units.slice(at, verb);
    const isPhrase =
      own.length > 1 && own.every(({ token }) => NOMINAL.has(token.upos) || token.upos === 'ADP');
    const from = units.findLastIndex((one, place) => place < at && !isCalling(one)) + 1;
    const isOfOne = isCalling(before) && isOnlyOne(units.slice(from, at).map(({ token }) => token));
    return isPhrase && isOfOne && (unit.lemma === 'of' || PLACING.has(unit.lemma)) ? [verb] : [];
  }
  return isNoun(before) ? [] : shorterNames(ground, at, verb);
}
