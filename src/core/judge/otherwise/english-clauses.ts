import { OBLIGING } from '../../lexicon/repetition-words.ts';
import {
  ALREADY,
  DROPPING,
  NEEDING,
  PENDING,
  PERHAPS,
  PROPOSALS,
  RESTRICTING,
  SETTLING,
  SHARING,
  SOME,
  UNLIMITED,
} from '../../lexicon/english-stances.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { areAlike } from '../facts/said.ts';
import { lemmaOf } from '../facts/content.ts';
import type { Means } from '../means.ts';
import { isMisplaced } from '../misplaced.ts';
import { mayDeny } from '../verbatim/difference.ts';
import { isEvent, mainVerb } from '../verbatim/predicates.ts';
import { riskOf } from '../verbatim/risk.ts';
import { mayBeDenied } from '../verbatim/stance.ts';
import { contentUnits, type Source, type Sources } from '../verbatim/sources.ts';
import type { Unit } from '../verbatim/unit.ts';
import { type ClauseRead, notSaid } from './clause-read.ts';
import { isAmong } from './one-value.ts';
import { clausesIn, type Near, nearest } from './nearest-clause.ts';

/** A rule of clauses: the sentence whose clause contradicts one of the claim; null where none does. */
type ClauseRule = (clause: ClauseRead, claim: ReadSentence, sources: Sources, means: Means) => Source | null;

function isWord(words: ReadonlySet<string>): (unit: Unit) => boolean {
  return ({ lemma, form }) => words.has(lemma) || (form !== null && words.has(form));
}

const isUnlimited = isWord(UNLIMITED);
const isRestricting = isWord(RESTRICTING);
const isSharing = isWord(SHARING);
const EACH_OF: ReadonlySet<string> = new Set(['every', 'each']);
const isPending = isWord(PENDING);
const isPerhaps = isWord(PERHAPS);
const isAlready = isWord(ALREADY);
const UNSURE: ReadonlySet<string> = new Set(['could', 'might']);
const isProposal = isWord(PROPOSALS);
const isDropping = isWord(DROPPING);

/** What a word restricts to: what stands behind it, or before it where it is the last. */
function restrictedTo(units: readonly Unit[], at: number): readonly Unit[] {
  const [unit, behind] = [units[at], units.slice(at + 1)];
  if (unit !== undefined && isSharing(unit)) return [unit];
  const end = behind.findIndex(({ comma, stop }) => comma || stop);
  const own = end < 0 ? behind : behind.slice(0, end);
  return contentUnits(own).length > 0 || own.some(({ value }) => value !== null) ? own : units.slice(0, at);
}

/** The restriction names what the claim does not speak of. */
function isOfMore(own: readonly Unit[], claim: ClauseRead, means: Means): boolean {
  const said = contentUnits(claim.units).map(({ token }) => lemmaOf(token));
  const words = contentUnits(own).map(({ token }) => lemmaOf(token));
  const isOtherValue = (unit: Unit): boolean => unit.value !== null && !isAmong(unit, claim.values, means);
  const isSome = own.some((unit) => isSharing(unit) && unit.value === null);
  return isSome || own.some(isOtherValue) || notSaid(words, said, means).length > 0;
}

/** `every 90 minutes` tells how often. */
function tellsRate(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  return unit !== undefined && EACH_OF.has(unit.lemma) && next !== undefined && next.value !== null;
}

/** Of the claim's words, how many the clause must say. */
const HALF = 0.5;

/** The claim holds of all, always; the evidence says only, unless, half. */
const unlimited: ClauseRule = (clause, _, sources, means) => {
  const { units: own } = clause;
  const isAll = own.some((unit, at) => isUnlimited(unit) && !tellsRate(own, at));
  if (!isAll || own.some(isRestricting)) return null;
  const wanted = clause.words.filter(({ word }) => !UNLIMITED.has(word));
  const found = nearest(clause, wanted, sources, HALF, means);
  const isOne = ({ clause: { units } }: Near): boolean =>
    units.some((unit, at) => isRestricting(unit) && isOfMore(restrictedTo(units, at), clause, means));
  return found.length > 0 && found.every(isOne) ? (found[0]?.source ?? null) : null;
};

function isVerb({ token }: Unit): boolean {
  return token.upos === 'VERB';
}

const PAST = /^VB[DN]$/u;

/** The deed of which a clause says that it is done; null where it says that of none. */
function doneIn({ units }: ClauseRead): Unit | null {
  const first = mainVerb(units);
  const verb = units[first];
  const deed = units.slice(Math.max(0, first)).find(isVerb);
  if (verb === undefined || deed === undefined || !PAST.test(deed.token.xpos)) return null;
  const isPerfect = verb.lemma === 'have' && deed.token.xpos === 'VBN';
  return verb.token.xpos === 'VBD' || isPerfect ? deed : null;
}

function isSameDeed(one: Unit, other: Unit, means: Means): boolean {
  return areAlike(lemmaOf(one.token), lemmaOf(other.token), means);
}

const PRESENT = /^(?:VBZ|VBP|MD)$/u;

/** Says now that something is planned: where; -1 where it does not. */
function pendingAt(units: readonly Unit[], isDone: boolean): number {
  return units.findIndex((unit, at) => {
    if (isDone && isPerhaps(unit)) return true;
    if (!isPending(unit)) return false;
    const verb = units[mainVerb(units.slice(0, at + 1))] ?? unit;
    return PRESENT.test(unit.token.xpos) || PRESENT.test(verb.token.xpos);
  });
}

/** A proposal to do it was turned down. */
function isDropped(units: readonly Unit[]): boolean {
  return units.some(isProposal) && units.some(isDropping);
}

/** The claim says that it was done; the evidence, that it is planned, or that nothing came of it. */
const pending: ClauseRule = (clause, _, sources, means) => {
  const { units } = clause;
  const deed = doneIn(clause);
  if (deed === null || clause.negative || [isPending, isProposal, isDropping].some((is) => units.some(is)))
    return null;
  const wanted = clause.words.filter(({ word }) => !SETTLING.has(word) && !ALREADY.has(word));
  const found = nearest(clause, wanted, sources, HALF, means);
  const isOne = ({ clause: { units: there } }: Near): boolean => {
    const at = isDropped(there) ? 0 : pendingAt(there, units.some(isAlready));
    if (at < 0) return false;
    const same = there.filter((unit, place) => place > at && isSameDeed(deed, unit, means));
    if (SETTLING.has(deed.lemma)) return same.length === 0;
    return same.length > 0 && same.every(({ token }) => !PAST.test(token.xpos));
  };
  return found.length > 0 && found.every(isOne) ? (found[0]?.source ?? null) : null;
};

/** `No jobs will be lost`: of a noun there is none. */
function isNone(units: readonly Unit[], at: number, { words }: Means): boolean {
  const unit = units[at];
  return at === 0 && unit !== undefined && words.quantifiers.get(unit.lemma) === 'none';
}

/** What denies the clause as a whole: where; -1 where nothing does. */
function denierIn({ units }: ClauseRead, means: Means): number {
  return units.findIndex(
    ({ negative }, at) => negative && (mayDeny(units, at, means) || isNone(units, at, means)),
  );
}

/** `need not` denies `must` alone. */
function isNeedless({ units }: ClauseRead): boolean {
  return units.some(({ lemma, token }, at) => {
    const isHave = lemma === 'have' && token.upos !== 'AUX' && units[at + 1]?.lemma === 'to';
    return NEEDING.has(lemma) || isHave;
  });
}

function obliges(clause: ClauseRead): boolean {
  return isNeedless(clause) || clause.units.some(({ lemma }) => OBLIGING.has(lemma));
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
  const behind = contentUnits(units.slice(at + 1));
  return behind.find(isVerb) ?? behind[0] ?? null;
}

const COLON = ':';

/** A line of labels tells of several things what no clause says of one. */
function isLabelled({ sentence }: Source): boolean {
  return sentence.tokens.some(({ form }) => form === COLON);
}

/** One of both denies what the other says: the same deed, and all the words of the one that is denied. */
const denied: ClauseRule = (clause, claim, sources, means) => {
  const found = nearest(clause, clause.words, sources, 1, means);
  const isOne = ({ source, clause: there }: Near): boolean => {
    if (clause.negative === there.negative || !mayBeDenied(source, claim) || isLabelled(source)) return false;
    const [denying, saying] = clause.negative ? [clause, there] : [there, clause];
    const at = denierIn(denying, means);
    const deed = at < 0 ? null : deniedBy(denying.units, at);
    if (deed === null || isLimited(clause, there, means) || isLimited(there, clause, means)) return false;
    if (saying.units.some(({ lemma }) => UNSURE.has(lemma))) return false;
    if (isNeedless(denying) ? !obliges(saying) : isRule(denying) && !isRule(saying) && isEvent(saying.units))
      return false;
    const isSaid = saying.units.some(
      (unit) => unit.token.upos === deed.token.upos && isSameDeed(deed, unit, means),
    );
    const isWhole = clause.negative || notSaid(denying.words, saying.words, means).length === 0;
    const hasValues = denying.values.every((one) => isAmong(one, saying.values, means));
    return isSaid && isWhole && hasValues && !isMisplaced(claim, source.sentence);
  };
  return found.length > 0 && found.every(isOne) ? (found[0]?.source ?? null) : null;
};

const RULES: readonly ClauseRule[] = [unlimited, pending, denied];

/** JD128: the sentence whose clause, nearest to one of an English claim, contradicts it; null where none does. */
export function deniesEnglish(claim: ReadSentence, sources: Sources, means: Means): Source | null {
  for (const clause of clausesIn(claim, means))
    for (const rule of RULES) {
      const source = rule(clause, claim, sources, means);
      if (source !== null) return source;
    }
  return null;
}
