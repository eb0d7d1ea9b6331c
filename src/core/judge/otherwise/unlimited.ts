import { CONDITION_ENDINGS } from '../../lexicon/korean-stances.ts';
import { COUNTING_ALL, EVEN_DENIED, UNLIMITED, WAIVING } from '../../lexicon/stances.ts';
import { isContent } from '../facts/content.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { isFinite, isKoreanUnit } from '../verbatim/predicates.ts';
import type { Unit } from '../verbatim/unit.ts';
import { type ClauseRead, notSaid, wordsOf } from './clause-read.ts';
import { type ClauseRule, agreed, isRestricting, isSharing, isUnlimited, isWord } from './marks.ts';
import { HALF, type Near, nearest } from './nearest-clause.ts';
import { isAmong } from './one-value.ts';

const isEvenDenied = isWord(EVEN_DENIED);
const isCountingAll = isWord(COUNTING_ALL);
const isWaiving = isWord(WAIVING);

/** A Korean noun with the words right before it that say which one it is. */
function nounsBefore(units: readonly Unit[], at: number): readonly Unit[] {
  const from = units.findLastIndex(
    ({ marks, ending }, place) => place < at && (marks !== '' || ending !== ''),
  );
  return units.slice(from + 1, at + 1);
}

/** What a word at the end of an English phrase restricts: `on the fast boat only`. */
function phraseBefore(units: readonly Unit[], at: number): readonly Unit[] {
  const from = units.findLastIndex(({ token }, place) => place < at && token.upos === 'ADP');
  return units.slice(from + 1, at);
}

/** What a word restricts to: what stands behind it up to the next verb that says when, or before it; 탈락자를 of `탈락자를 제외한`. */
function restrictedTo(units: readonly Unit[], at: number): readonly Unit[] {
  const unit = units[at];
  if (unit === undefined || isSharing(unit)) return units.slice(at, at + 1);
  if (isKoreanUnit(unit)) return nounsBefore(units, unit.token.inflection?.kind === 'verb' ? at - 1 : at);
  const isClause = unit.token.upos === 'SCONJ' || units[at + 1]?.token.upos === 'SCONJ';
  const end = units.findIndex(
    ({ comma, stop }, place) => place > at && (comma || stop || (!isClause && isFinite(units, place))),
  );
  const own = units.slice(at + 1, end < 0 ? units.length : end);
  return own.some(({ value, token }) => value !== null || isContent(token)) ? own : phraseBefore(units, at);
}

/** In `half of all`. */
const OF_ALL = 2;

/** `all of it, and later half`: the share is not of what the clause says of all. */
function hasAllBeside(units: readonly Unit[], at: number): boolean {
  return units.some((unit, place) => isUnlimited(unit) && (place < at || place > at + OF_ALL));
}

/** What a claim of all depends on itself: `on a lead` of `all dogs on a lead`, `회원증이 있으면 누구나`. */
function ownTerms({ units }: ClauseRead): readonly Lemma[] {
  const all = units.findIndex(isUnlimited);
  const condition = units.findLastIndex(({ ending }, at) => at < all && CONDITION_ENDINGS.has(ending));
  const verb = units.findIndex((_, at) => at > all && isFinite(units, at));
  const of = units.slice(all + 1, verb < 0 ? units.length : verb);
  const isKorean = units.some(isKoreanUnit);
  const waiver = units.findIndex(isWaiving);
  const waived = waiver < 0 ? [] : waivedBy(units, waiver);
  const own = isKorean ? units.slice(0, condition + 1) : behindHead(of);
  return wordsOf(own.filter((unit) => !waived.includes(unit)));
}

/** What stands behind the noun of which a claim says all; all behind `everyone`. */
function behindHead(units: readonly Unit[]): readonly Unit[] {
  const from = units.findIndex(
    ({ token }) => token.upos === 'ADP' || token.xpos.startsWith('W') || token.xpos === 'VBG',
  );
  return from < 0 ? [] : units.slice(from);
}

function waivedBy(units: readonly Unit[], at: number): readonly Unit[] {
  const unit = units[at];
  if (unit !== undefined && isKoreanUnit(unit)) return units.slice(Math.max(0, at - 1), at + 1);
  const end = units.findIndex(({ comma, stop }, place) => place > at && (comma || stop));
  return units.slice(at, end < 0 ? units.length : end);
}

/** The restriction names what the claim does not speak of, and nothing on which the claim itself depends. */
function isOfMore(own: readonly Unit[], claim: ClauseRead, means: Means): boolean {
  const isSome = own.some((unit) => isSharing(unit) && unit.value === null);
  const isOtherValue = own.some((unit) => unit.value !== null && !isAmong(unit, claim.values, means));
  const words = wordsOf(own);
  const isNew = notSaid(words, wordsOf(claim.units), means).length > 0;
  const terms = ownTerms(claim);
  const isOwnTerm = notSaid(words, terms, means).length < words.length;
  return isSome || isOtherValue || (isNew && !isOwnTerm);
}

/** `every 90 minutes` tells how often, `모두 1,800원` how much in all. */
function tellsAmount(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (unit === undefined || next === undefined || next.value === null || !isCountingAll(unit)) return false;
  return isKoreanUnit(unit) ? unit.marks === '' : unit.lemma !== 'all';
}

/** `Not all rooms`, `모두에게 주지 않았다`: a Korean clause is denied by its last word. */
function deniesAll({ units, negative }: ClauseRead): boolean {
  const last = units.at(-1);
  return last !== undefined && isKoreanUnit(last) ? last.negative : negative;
}

/** `to remove any tangles`: what is done to any of them says nothing of all that do it. */
function isAnyOther({ units }: ClauseRead, at: number): boolean {
  if (units[at]?.lemma !== 'any') return false;
  return units.slice(at + 1).find(({ token }) => token.upos === 'NOUN')?.token.relation === 'obj';
}

/** JD128: the claim holds of all, always; the evidence says only, unless, half. */
export const unlimited: ClauseRule = (clause, _, sources, means) => {
  const { units } = clause;
  const isAll = deniesAll(clause) ? isEvenDenied : isUnlimited;
  const holdsOfAll = units.some(
    (unit, at) => isAll(unit) && !tellsAmount(units, at) && !isAnyOther(clause, at),
  );
  if (!holdsOfAll || units.some(isRestricting)) return null;
  const wanted = clause.words.filter(({ word }) => !UNLIMITED.has(word));
  const found = nearest(clause, wanted, sources, HALF, means, (there) => there.units.some(isRestricting));
  const isOf = ({ left }: Near): boolean =>
    !clause.subjects.some(({ word }) => left.some((one) => one.word === word));
  return agreed(found, (near) => isOf(near) && restricts(near.clause, clause, means));
};

/** The clause says only, unless, half of what the claim does not speak of. */
function restricts({ units }: ClauseRead, claim: ClauseRead, means: Means): boolean {
  return units.some(
    (unit, at) =>
      isRestricting(unit) &&
      !(isSharing(unit) && hasAllBeside(units, at)) &&
      isOfMore(restrictedTo(units, at), claim, means),
  );
}
