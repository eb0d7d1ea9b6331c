import { isRestricting as isKoreanRestricting } from '../cells/restricting.ts';
import { RESTRICTING_WORDS, SHARING, UNLIMITED } from '../../lexicon/stances.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { lemmaOf } from '../facts/content.ts';
import { areAlike } from '../facts/said.ts';
import type { Means } from '../means.ts';
import { isKoreanUnit } from '../verbatim/predicates.ts';
import type { Source, Sources } from '../verbatim/sources.ts';
import type { Unit } from '../verbatim/unit.ts';
import type { ClauseRead } from './clause-read.ts';
import type { Near } from './nearest-clause.ts';

/** A rule of clauses: the sentence whose clause contradicts one of the claim; null where none does. */
export type ClauseRule = (
  clause: ClauseRead,
  claim: ReadSentence,
  sources: Sources,
  means: Means,
) => Source | null;

/** A word of these, as it is written or as its lemma. */
export function isWord(words: ReadonlySet<string>): (unit: Unit) => boolean {
  return ({ lemma, form }) => words.has(lemma) || (form !== null && words.has(form));
}

export const isUnlimited = isWord(UNLIMITED);
export const isSharing = isWord(SHARING);
const isLimiting = isWord(RESTRICTING_WORDS);

/** Says only, except, if, or of how many less than all. */
export function isRestricting(unit: Unit): boolean {
  return isSharing(unit) || (isKoreanUnit(unit) ? isKoreanRestricting(unit.token) : isLimiting(unit));
}

export function isSameDeed(one: Unit, other: Unit, means: Means): boolean {
  return areAlike(lemmaOf(one.token), lemmaOf(other.token), means);
}

/** The first of the nearest clauses, where each of them contradicts the claim. */
export function agreed(found: readonly Near[], contradicts: (near: Near) => boolean): Source | null {
  const [first] = found;
  return first !== undefined && found.every(contradicts) ? first.source : null;
}
