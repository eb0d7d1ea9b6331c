import { PLACING } from '../../lexicon/repetition-words.ts';
import { type Ground, isHarmless, NOMINAL } from './ground.ts';
import { isKoreanUnit, mainVerb } from './predicates.ts';
import type { Unit } from './unit.ts';

const NOUNS = new Set(['NOUN', 'PROPN']);

function isNoun(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && NOUNS.has(unit.token.upos);
}

function isCalling(unit: Unit | undefined): boolean {
  return isNoun(unit) || unit?.token.upos === 'NUM';
}

/**
 * Ends of words that only tell which one the subject is, where the evidence speaks of no other: `Halvorsen` and `on Mill
 * Street` of `The Halvorsen library on Mill Street opened`.
 */
export function callingEnds({ units, words, isOnlyOne }: Ground, at: number): number[] {
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
  let end = at;
  while (end < verb && isNoun(units[end])) end += 1;
  const head = units[end - 1];
  return head !== undefined && end - 1 > at && !isNoun(before) && isOnlyOne([head.token]) ? [end - 1] : [];
}
