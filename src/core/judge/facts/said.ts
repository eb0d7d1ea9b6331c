import { shareGroup } from '../../lexicon/clause-words.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { dimensionOf } from './dimension.ts';
import type { Fact } from './fact.ts';
import { sameStem } from './same-stem.ts';

/** The dimensions that a word speaks of by itself: expensive of money, heavy of mass. */
export function speaksOf({ word }: Lemma, dimension: string, { words }: Means): boolean {
  const named = words.dimensions.get(word);
  if (named === undefined) return false;
  return dimension === named || dimension.startsWith(`${named}:`) || dimension.startsWith(`${named} `);
}

/** One word says the other: the same, of one root, or wider than it. */
export function saysWord(claim: Lemma, evidence: Lemma, dimension: string | null, means: Means): boolean {
  return (
    means.says(claim, evidence, 'up') ||
    sameStem(claim, evidence, dimension) ||
    means.kin(claim, evidence) ||
    shareGroup(means.words.parts, claim.word, evidence.word)
  );
}

/** True where a fact speaks of what the word speaks of. */
export function isToldBy(word: Lemma, fact: Fact, dimension: string | null, means: Means): boolean {
  if (fact.owner?.includes(word.word) ?? false) return true;
  const { whole } = word;
  if (typeof whole === 'string' && isToldBy({ word: whole, upos: 'VERB' }, fact, dimension, means))
    return true;
  return [...fact.words, ...(fact.also ?? [])].some(
    (other) =>
      saysWord(word, other, dimension, means) || shareGroup(means.words.frames, word.word, other.word),
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
