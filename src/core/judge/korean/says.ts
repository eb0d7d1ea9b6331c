import { lemmaOf } from '../facts/content.ts';
import type { Means } from '../means.ts';
import type { IsOnlyOne } from '../verbatim/only-one.ts';
import type { Calling, Pointed } from '../verbatim/pointed.ts';
import { saidInPlace } from '../verbatim/same-unit.ts';
import type { Unit } from '../verbatim/unit.ts';
import { calledOf } from './called.ts';
import {
  type Before,
  isClause,
  isNamed,
  isPointing,
  type KoreanClause,
  type KoreanPhrase,
  nounsOf,
  SUBJECTS,
} from './clause.ts';
import { isEvent, mayLeave, mayLeaveHang } from './leave.ts';

/** What clauses are held against each other with. */
export interface Saying {
  readonly means: Means;
  readonly isOnlyOne: IsOnlyOne;
  /** Of the sentence of the evidence. */
  readonly pointed: Pointed;
  /** Whom the sentences before it are about. */
  readonly led: (points: boolean) => KoreanPhrase | null;
  /** The value of the claim that the evidence must exclude; null where it must say all of them. */
  readonly other: Unit | null;
}

function sameWord(claim: Unit, evidence: Unit, { means, other }: Saying): boolean {
  if (claim.value !== null || evidence.value !== null) {
    const found = saidInPlace(claim, evidence, means);
    if (claim === other) return found === 'excluded';
    return found === 'equal' || found === 'within';
  }
  return claim.lemma === evidence.lemma || means.says(lemmaOf(claim.token), lemmaOf(evidence.token), 'same');
}

/** Whether words and clauses before a noun may be left out. */
type MayDrop = (dropped: readonly Before[]) => boolean;

/** The words and clauses before a noun: those that the claim leaves out only say closer which one it is. */
function saysBefore(
  claim: readonly Before[],
  evidence: readonly Before[],
  mayDrop: MayDrop,
  saying: Saying,
): boolean {
  const dropped: Before[] = [];
  let at = claim.length - 1;
  for (const theirs of evidence.toReversed()) {
    const own = claim[at];
    if (own !== undefined && saysOne(own, theirs, saying)) at -= 1;
    // A noun that is left out takes with it all that says which one it is.
    else if (own !== undefined && !isClause(theirs) && theirs.token.upos !== 'DET') return false;
    else dropped.push(theirs);
  }
  return at < 0 && (dropped.length === 0 || mayDrop(dropped));
}

function saysOne(claim: Before, evidence: Before, saying: Saying): boolean {
  if (isClause(claim) || isClause(evidence))
    return isClause(claim) && isClause(evidence) && saysClause(claim, evidence, 'strict', saying);
  return claim.marks === evidence.marks && sameWord(claim, evidence, saying);
}

const NEVER = (): boolean => false;

function saysPhrase(claim: KoreanPhrase, evidence: KoreanPhrase, mayDrop: MayDrop, saying: Saying): boolean {
  return (
    claim.only === evidence.only &&
    sameWord(claim.head, evidence.head, saying) &&
    saysBefore(claim.before, evidence.before, mayDrop, saying)
  );
}

/** 심재완 of 심재완 전 국장. */
function namesOf(phrase: KoreanPhrase): readonly KoreanPhrase[] {
  const called = calledOf(phrase);
  return called === null ? [] : [called.name];
}

/** A noun or several: each that the claim names is one that the evidence names. */
function saysAll(
  claim: KoreanPhrase,
  evidence: KoreanPhrase,
  mayDrop: MayDrop,
  isWhole: boolean,
  saying: Saying,
): boolean {
  const [own, theirs] = [
    [...claim.others, claim],
    [...evidence.others, evidence],
  ];
  if (isWhole && own.length !== theirs.length) return false;
  return own.every((one) =>
    theirs.some((other) =>
      [other, ...namesOf(other)].some((called) =>
        saysPhrase({ ...one, only: claim.only }, { ...called, only: evidence.only }, mayDrop, saying),
      ),
    ),
  );
}

function isCalled(phrase: KoreanPhrase, name: Calling): boolean {
  return nounsOf(phrase).every(({ lemma, form, value }) =>
    value === null
      ? name.has(lemma) || (form !== null && name.has(form))
      : name.has(value.written.toLowerCase()),
  );
}

const NOMINAL: ReadonlySet<string> = new Set(['', '에']);

/** Whether a phrase of the evidence may take the part that one of the claim takes. */
function samePart(
  claim: KoreanPhrase,
  evidence: KoreanPhrase,
  own: KoreanClause,
  theirs: KoreanClause,
): boolean {
  if (claim.role === evidence.role) return true;
  if (NOMINAL.has(claim.role) && NOMINAL.has(evidence.role)) return claim.head.value !== null;
  const has = ({ phrases, carried }: KoreanClause, role: string): boolean =>
    [...phrases, ...carried].some((one) => one.role === role);
  const [one, other] = claim.role === 'topic' ? [claim, evidence] : [evidence, claim];
  const [withTopic, without] = claim.role === 'topic' ? [own, theirs] : [theirs, own];
  if (one.role !== 'topic') return false;
  if (other.role === '이') return !has(withTopic, '이');
  if (other.role === '을') return !has(withTopic, '을') && (has(withTopic, '이') || !has(without, '이'));
  return false;
}

/**
 * What a noun is said closer to be may be left out where a name is left; of what happened, also where the evidence calls
 * no other so, and of all but whom it is about.
 */
function mayDropOf(claim: KoreanPhrase, clause: KoreanClause, saying: Saying): MayDrop {
  return (dropped) => {
    if (isNamed(claim)) return true;
    if (!isEvent(clause)) return false;
    if (!SUBJECTS.has(claim.role)) return dropped.every((one) => !isClause(one) || one.time !== 'will');
    return saying.isOnlyOne(nounsOf(claim).map(({ token }) => token));
  };
}

function samePredicate(
  claim: KoreanClause,
  evidence: KoreanClause,
  saying: Saying,
  isWhole: boolean,
): boolean {
  if (claim.modal !== evidence.modal || claim.time !== evidence.time || claim.mood !== evidence.mood)
    return false;
  if ((claim.what === null) !== (evidence.what === null)) return false;
  if (claim.what !== null && evidence.what !== null)
    return saysAll(
      claim.what,
      evidence.what,
      isWhole ? NEVER : mayDropOf(claim.what, evidence, saying),
      true,
      saying,
    );
  return sameWord(claim.verb, evidence.verb, saying);
}

/** Whether a clause of the evidence says one of the claim; `strict`: neither says more. */
export function saysClause(
  claim: KoreanClause,
  evidence: KoreanClause,
  how: 'strict' | 'loose',
  saying: Saying,
): boolean {
  const isStrict = how === 'strict';
  if (claim.negative !== evidence.negative || !samePredicate(claim, evidence, saying, isStrict)) return false;
  return saysParts(claim, evidence, isStrict, saying);
}

/** What the claim leaves out of the clause that says it: of what happened also whom the clauses before are about. */
function mayBeLeft(left: readonly KoreanPhrase[], evidence: KoreanClause, { means }: Saying): boolean {
  const hasSubject = evidence.phrases.some(({ role }) => SUBJECTS.has(role));
  return left.every((one) => {
    const isCarried = evidence.carried.includes(one) && hasSubject && isEvent(evidence);
    return isCarried || mayLeave(one, evidence, means.words);
  });
}

function saysHangs(claim: KoreanClause, evidence: KoreanClause, isStrict: boolean, saying: Saying): boolean {
  const isSame = (hang: KoreanClause, other: KoreanClause): boolean =>
    hang.ending === other.ending && saysClause(hang, other, 'strict', saying);
  return (
    claim.hangs.every((hang) => evidence.hangs.some((other) => isSame(hang, other))) &&
    evidence.hangs.every(
      (other) =>
        (!isStrict && mayLeaveHang(other, evidence)) || claim.hangs.some((hang) => isSame(hang, other)),
    )
  );
}

/** Each phrase of the claim is one of the evidence, or whom the sentences before it are about. */
function saysParts(claim: KoreanClause, evidence: KoreanClause, isStrict: boolean, saying: Saying): boolean {
  const theirs = [...evidence.carried, ...evidence.phrases];
  const used = new Set<KoreanPhrase>();
  for (const phrase of [...claim.carried, ...claim.phrases]) {
    const mayDrop = isStrict ? NEVER : mayDropOf(phrase, evidence, saying);
    const isWhole = isStrict || evidence.negative;
    const found = theirs.find(
      (other) =>
        !used.has(other) &&
        samePart(phrase, other, claim, evidence) &&
        (saysAll(phrase, other, mayDrop, isWhole, saying) || points(phrase, other, saying)),
    );
    if (found !== undefined) used.add(found);
    else if (!isLed(phrase, theirs, saying)) return false;
  }
  const left = theirs.filter((one) => !used.has(one));
  if (left.length > 0 && (isStrict || !mayBeLeft(left, evidence, saying))) return false;
  return saysHangs(claim, evidence, isStrict, saying);
}

/** 그는, 이 업체는: stands for whom the sentences before are about. */
function points(claim: KoreanPhrase, evidence: KoreanPhrase, saying: Saying): boolean {
  const name = saying.pointed.at.get(evidence.head.to - 1);
  if (name !== undefined) return isCalled(claim, name);
  return isPointing(evidence) && isOfLead(claim, true, saying);
}

function isOfLead(claim: KoreanPhrase, isPointed: boolean, saying: Saying): boolean {
  const lead = saying.led(isPointed);
  return lead !== null && saysAll(claim, lead, () => isNamed(claim), true, saying);
}

/** Whom the evidence leaves out, and the sentences before are about. */
function isLed(claim: KoreanPhrase, theirs: readonly KoreanPhrase[], saying: Saying): boolean {
  if (!SUBJECTS.has(claim.role) || theirs.some(({ role }) => SUBJECTS.has(role))) return false;
  return saying.pointed.over.some((name) => isCalled(claim, name)) || isOfLead(claim, false, saying);
}
