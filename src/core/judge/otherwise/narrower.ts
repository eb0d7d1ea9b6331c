import type { ReadSentence } from '../../read/read-text.ts';
import type { Means } from '../means.ts';
import { isMisplaced } from '../misplaced.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { type ClauseRead, notSaid, readClause } from './clause-read.ts';
import { isNeedless, obliges } from './denied.ts';
import { clausesIn } from './nearest-clause.ts';
import { isAmong } from './one-value.ts';

/** 에는, 에서는: what is so then or there, and perhaps nowhere else. */
const CONTRASTING = /^에서? 은$/u;

function isSupposing({ units }: ClauseRead, { words }: Means): boolean {
  return units.some(({ lemma, form }) => words.conditions.has(form ?? lemma));
}

/** When or where it is denied, of which the other says nothing. */
function hasPlaceOfItsOwn(denying: ClauseRead, other: ClauseRead): boolean {
  return denying.units.some(
    ({ marks, lemma }) => CONTRASTING.test(marks) && !other.units.some((one) => one.lemma === lemma),
  );
}

/** The clause of a sentence that says most of the words of the claim. */
function nearestIn(said: ReadSentence, { words }: ClauseRead, means: Means): ClauseRead | null {
  const left = (clause: ClauseRead): number => notSaid(words, clause.words, means).length;
  const [first = null, ...others] = clausesIn(said, means);
  return others.reduce((best, one) => (best !== null && left(one) >= left(best) ? best : one), first);
}

/**
 * JD129: one of both denies less than the other says: `does not treat children under six`, `여름에는 잠그지 않는다`, what need
 * not be done, or what is so if something is. It contradicts nothing.
 */
export function deniesLess(claim: ReadSentence, said: ReadSentence, means: Means): boolean {
  const own = readClause(unitsOf(claim, means.words), means);
  const theirs = nearestIn(said, own, means);
  if (theirs === null || own.negative === theirs.negative) return false;
  const [denying, other] = own.negative ? [own, theirs] : [theirs, own];
  return (
    !denying.values.every((one) => isAmong(one, other.values, means)) ||
    isSupposing(denying, means) !== isSupposing(other, means) ||
    (isNeedless(denying) && !obliges(other)) ||
    hasPlaceOfItsOwn(denying, other) ||
    isMisplaced(claim, said)
  );
}
