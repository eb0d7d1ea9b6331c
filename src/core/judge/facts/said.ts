import { hasHangul } from '../../language/script.ts';
import { EACH_WORDS } from '../../lexicon/each-words.ts';
import { EXTENTS } from '../../lexicon/putting-otherwise.ts';
import { shareGroup } from '../../lexicon/clause-words.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { dimensionOf } from './dimension.ts';
import type { Fact } from './fact.ts';
import { AMOUNT_NOUNS, VERBS_OF_NOUNS } from '../../lexicon/korean-clauses.ts';

/** 출시 of 출시되다 and, where a day is spoken of, of 출시일; of money, 구입 of 구입가. */
function stemOf({ word, upos }: Lemma, dimension: string | null): string {
  if (word.length < 3) return word;
  if (upos === 'VERB') return VERBS_OF_NOUNS.has(word.slice(-1)) ? word.slice(0, -1) : word;
  const amounts = AMOUNT_NOUNS.get(dimension?.split(':')[0] ?? '');
  return amounts?.has(word.slice(-1)) === true ? word.slice(0, -1) : word;
}

/** True where two words are one noun, with or without the verb or the noun of day or amount that is made of it. */
function sameStem(one: Lemma, other: Lemma, dimension: string | null): boolean {
  return one.word === other.word || stemOf(one, dimension) === stemOf(other, dimension);
}

/** The dimensions that a word speaks of by itself: expensive of money, heavy of mass. */
export function speaksOf({ word }: Lemma, dimension: string, { words }: Means): boolean {
  const named = words.dimensions.get(word);
  if (named === undefined) return false;
  return dimension === named || dimension.startsWith(`${named}:`) || dimension.startsWith(`${named} `);
}

/** One word says the other by itself: the same, of one root, or wider than it. */
export function saysItself(claim: Lemma, evidence: Lemma, dimension: string | null, means: Means): boolean {
  return (
    means.says(claim, evidence, 'up') || sameStem(claim, evidence, dimension) || means.kin(claim, evidence)
  );
}

/** Or both name one part that somebody has in something. */
export function saysWord(claim: Lemma, evidence: Lemma, dimension: string | null, means: Means): boolean {
  return (
    saysItself(claim, evidence, dimension, means) || shareGroup(means.words.parts, claim.word, evidence.word)
  );
}

/** 설립되다 says 설립하다 of what it is done to. */
function active(word: string): string {
  return word.endsWith('되') ? `${word.slice(0, -1)}하` : word;
}

/** 대출기간 is made of 대출. */
function isMadeOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 1 && (long.startsWith(short) || long.endsWith(short)) && hasHangul(short);
}

/** Both speak of one thing, whichever says more of it. */
export function areAlike(one: Lemma, other: Lemma, means: Means): boolean {
  const [own, theirs] = [active(one.word), active(other.word)];
  return (
    saysWord(one, other, null, means) ||
    means.says(other, one, 'up') ||
    shareGroup(means.words.frames, own, theirs) ||
    isMadeOf(own, theirs)
  );
}

/** Both are known extents, and not the same: wide, long. */
export function areApart(one: Lemma, other: Lemma, dimension: string, means: Means): boolean {
  const { frames } = means.words;
  return (
    EXTENTS.has(dimension) && frames.has(one.word) && frames.has(other.word) && !areAlike(one, other, means)
  );
}

/** Both say what an amount is for each of: monthly, a month. */
function areOfOneRate({ word }: Lemma, other: Lemma): boolean {
  return [...EACH_WORDS.values()].some((words) => words.has(word) && words.has(other.word));
}

/** True where a fact speaks of what the word speaks of. */
export function isToldBy(word: Lemma, fact: Fact, dimension: string | null, means: Means): boolean {
  if (fact.owner?.includes(word.word) ?? false) return true;
  const { whole } = word;
  if (typeof whole === 'string' && isToldBy({ word: whole, upos: 'VERB' }, fact, dimension, means))
    return true;
  return [...fact.words, ...(fact.also ?? [])].some(
    (other) =>
      saysWord(word, other, dimension, means) ||
      shareGroup(means.words.frames, word.word, other.word) ||
      areOfOneRate(word, other),
  );
}

/** The word is what a value of the fact is counted in: 2학점 says how many 학점. */
export function isCountedIn({ word }: Lemma, { values }: Fact, dimension: string): boolean {
  return values.some(
    ({ value, written }) =>
      value !== null &&
      dimensionOf(value) === dimension &&
      written.length > word.length &&
      written.endsWith(word),
  );
}
