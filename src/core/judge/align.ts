import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Comparison, Value } from '../statement/value.ts';
import type { Item } from './items.ts';
import type { SaysWord } from './same-word.ts';

/** What the alignment needs beside the two statements. */
export interface Means {
  readonly words: ClauseWords;
  readonly says: SaysWord;
  readonly excludes: SaysWord;
  readonly compare: (claim: Value, evidence: Value) => Comparison;
}

/** A value of the claim beside the one that the evidence has in its place. */
export interface Clash {
  readonly claim: Item;
  readonly evidence: Item;
}

/** How far a statement of the evidence says what one of the claim says. */
export interface Aligned {
  /** Items of the claim that nothing in the evidence's statement says. */
  readonly left: readonly Item[];
  readonly clashes: readonly Clash[];
  /** The same words stand in other parts: who does it is who it is done to. */
  readonly exchanged: boolean;
  /** How many items of the claim are said. */
  readonly said: number;
}

const CORE: ReadonlySet<string> = new Set(['agent', 'patient', 'recipient']);

function sameValue(claim: Item, evidence: Item, { compare }: Means): Comparison | null {
  const [one, other] = [claim.value?.value ?? null, evidence.value?.value ?? null];
  if (one === null || other === null) return null;
  return compare(one, other);
}

function isSaid(claim: Item, evidence: Item, means: Means): boolean {
  if (claim.value !== null || evidence.value !== null) {
    const found = sameValue(claim, evidence, means);
    return found === 'equal' || found === 'within';
  }
  return means.says(claim.lemma, evidence.lemma, 'up');
}

/** Verbs that say no more than that something belongs to its subject, in the claim and in the evidence alike. */
function isLight({ part, lemma }: Item, { words }: Means): boolean {
  return part === 'predicate' && words.light.has(lemma.word);
}

function mayStand(claim: Item, evidence: Item, means: Means): boolean {
  if (means.words.directed.has(claim.marker) || means.words.directed.has(evidence.marker))
    return claim.marker === evidence.marker || evidence.part === 'near';
  return true;
}

function finds(claim: Item, evidence: readonly Item[], means: Means): readonly Item[] {
  return evidence.filter((one) => mayStand(claim, one, means) && isSaid(claim, one, means));
}

/** Both have the part, the claim's main word of it is said, but only in another one of the parts that a verb must have. */
function isExchanged(claim: readonly Item[], evidence: readonly Item[], means: Means): boolean {
  return claim
    .filter(({ part, main }) => main && CORE.has(part))
    .some((wanted) => {
      const there = finds(wanted, evidence, means);
      if (there.length === 0 || there.some(({ part }) => part === wanted.part || part === 'near'))
        return false;
      return evidence.some(({ part }) => part === wanted.part);
    });
}

function clashOf(wanted: Item, evidence: readonly Item[], means: Means): Clash | null {
  const there = evidence.filter(({ part, main }) => part === wanted.part && main === wanted.main);
  const opposed = there.filter((one) =>
    wanted.value === null
      ? one.value === null && means.excludes(wanted.lemma, one.lemma, 'same')
      : sameValue(wanted, one, means) === 'excluded',
  );
  const [first] = opposed;
  return first === undefined ? null : { claim: wanted, evidence: first };
}

/** Holds the items of a claim's statement against those of one of the evidence. */
export function align(claim: readonly Item[], evidence: readonly Item[], means: Means): Aligned {
  const hasLight = evidence.some((one) => isLight(one, means));
  const isFree = (item: Item): boolean => isLight(item, means) && hasLight;
  const wanted = claim.filter((item) => !isFree(item) && !means.words.silent.has(item.lemma.word));
  const left = wanted.filter((item) => finds(item, evidence, means).length === 0);
  return {
    left,
    clashes: left.flatMap((item) => clashOf(item, evidence, means) ?? []),
    exchanged: isExchanged(claim, evidence, means),
    said: wanted.length - left.length,
  };
}
