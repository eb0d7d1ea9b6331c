import { OBLIGING } from '../../lexicon/repetition-words.ts';
import { NEEDING, SOME, UNSURE } from '../../lexicon/stances.ts';
import type { Means } from '../means.ts';
import { isMisplaced } from '../misplaced.ts';
import { isLed } from '../verbatim/fronted.ts';
import { mayDeny } from '../verbatim/difference.ts';
import { isEvent, isKoreanUnit } from '../verbatim/predicates.ts';
import { riskOf } from '../verbatim/risk.ts';
import { contentUnits, type Source } from '../verbatim/sources.ts';
import { mayBeDenied } from '../verbatim/stance.ts';
import type { Unit } from '../verbatim/unit.ts';
import { type ClauseRead, notSaid, wordsOf } from './clause-read.ts';
import { type ClauseRule, agreed, isRestricting, isSameDeed, isUnlimited } from './marks.ts';
import { nearest } from './nearest-clause.ts';
import { isAmong } from './one-value.ts';

/** `No jobs will be lost`: of a noun there is none. */
function isNone(units: readonly Unit[], at: number, { words }: Means): boolean {
  const unit = units[at];
  return at === 0 && unit !== undefined && words.quantifiers.get(unit.lemma) === 'none';
}

/** What denies the clause as a whole: where, in Korean its last word; -1 where nothing does. */
function denierIn({ units }: ClauseRead, means: Means): number {
  return units.findIndex(
    (unit, at) =>
      unit.negative &&
      (!isKoreanUnit(unit) || at === units.length - 1) &&
      (mayDeny(units, at, means) || isNone(units, at, means)),
  );
}

const CONCEDING = '어도';

/** `need not`, 하지 않아도 된다: what denies `must` alone. */
export function isNeedless({ units }: ClauseRead): boolean {
  return units.some(({ lemma, token, ending, negative }, at) => {
    if (negative && ending === CONCEDING) return true;
    const isHave = lemma === 'have' && token.upos !== 'AUX' && units[at + 1]?.lemma === 'to';
    return NEEDING.has(lemma) || isHave;
  });
}

const MUST = '어야';

export function obliges(clause: ClauseRead): boolean {
  return (
    isNeedless(clause) || clause.units.some(({ lemma, ending }) => OBLIGING.has(lemma) || ending === MUST)
  );
}

/** Forbidding says nothing of what is done. */
function isRule({ units }: ClauseRead): boolean {
  return units.some(({ token }) => token.xpos === 'MD');
}

/** It holds of less than its words say; what is so of all is so of each. */
function isLimited({ units }: ClauseRead, other: ClauseRead, { words }: Means): boolean {
  return units.some((unit) => {
    if (unit.negative || unit.token.upos === 'AUX' || isUnlimited(unit) || SOME.has(unit.lemma)) return false;
    const isShared = other.units.some(({ lemma }) => lemma === unit.lemma);
    return isRestricting(unit) || (!isShared && riskOf(unit, words) !== null);
  });
}

/** What is denied: the verb behind the negation, else what something is said to be. */
function deniedBy(units: readonly Unit[], at: number): Unit | null {
  const own = units[at];
  if (own !== undefined && isKoreanUnit(own))
    return contentUnits([own])[0] ?? contentUnits(units.slice(0, at)).at(-1) ?? null;
  const behind = contentUnits(units.slice(at + 1));
  return behind.find(({ token }) => token.upos === 'VERB') ?? behind[0] ?? null;
}

/** Up to a relative clause. */
function withoutRelative(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(({ token }) => token.xpos.startsWith('W'));
  return at < 0 ? units : units.slice(0, at);
}

const WHEN: ReadonlySet<string> = new Set(['period', 'clock']);

/** It says when or where, beside what is denied; what happened once happened whenever it did. */
function isElsewhere(denying: ClauseRead, { units }: ClauseRead, means: Means): boolean {
  if (isEvent(units)) return false;
  const isMore = (unit: Unit): boolean =>
    unit.value === null
      ? notSaid(wordsOf([unit]), denying.words, means).length > 0
      : WHEN.has(unit.value.value?.kind ?? '') && !isAmong(unit, denying.values, means);
  const own = withoutRelative(units);
  return own.some((unit, at) => {
    if (!isMore(unit)) return false;
    if (isKoreanUnit(unit)) return unit.marks !== '';
    const lead = own.findLastIndex(({ token }, place) => place < at && token.upos === 'ADP');
    return isLed(unit) || (lead >= 0 && own.slice(lead, at).every(({ token }) => token.upos !== 'VERB'));
  });
}

const COLON = ':';

/** A line of labels tells of several things what no clause says of one. */
function isLabelled({ sentence }: Source): boolean {
  return sentence.tokens.some(({ form }) => form === COLON);
}

/** JD128: one of both denies what the other says: the same deed, and all the words of the one that is denied. */
export const denied: ClauseRule = (clause, claim, sources, means) => {
  const isOpposed = ({ negative }: ClauseRead): boolean => negative !== clause.negative;
  return agreed(nearest(clause, clause.words, sources, 1, means, isOpposed), ({ source, clause: there }) => {
    if (!isOpposed(there) || !mayBeDenied(source, claim) || isLabelled(source)) return false;
    const [denying, saying] = clause.negative ? [clause, there] : [there, clause];
    const at = denierIn(denying, means);
    const deed = at < 0 ? null : deniedBy(denying.units, at);
    if (deed === null || isLimited(clause, there, means) || isLimited(there, clause, means)) return false;
    if (saying.units.some(({ lemma }) => UNSURE.has(lemma))) return false;
    const isOther = isNeedless(denying)
      ? !obliges(saying)
      : isRule(denying) && !isRule(saying) && isEvent(saying.units);
    const isSaid = saying.units.some(
      (unit) => unit.token.upos === deed.token.upos && isSameDeed(deed, unit, means),
    );
    const isWhole = clause.negative
      ? !isElsewhere(denying, saying, means)
      : notSaid(denying.words, saying.words, means).length === 0;
    const hasValues = denying.values.every((one) => isAmong(one, saying.values, means));
    return !isOther && isSaid && isWhole && hasValues && !isMisplaced(claim, source.sentence);
  });
};
