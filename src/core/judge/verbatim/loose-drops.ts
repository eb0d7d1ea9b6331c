import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { COMING, JOINERS, REASONS, TIMING, UNITING } from '../../lexicon/repetition-words.ts';
import { deniesClause } from '../facts/content.ts';
import { contrasts } from './clauses-of.ts';
import { type Drops, PARTICIPLES } from './drops.ts';
import { isHarmless } from './ground.ts';
import { counts, firstFinite, isEvent, isFinite, PRESENT } from './predicates.ts';
import { isLed } from './fronted.ts';
import { mayAttend } from './place-ends.ts';
import { riskOf } from './risk.ts';
import { isNaming, namingEnd, namingStart } from './naming.ts';
import type { Unit } from './unit.ts';

const CLAUSAL: ReadonlySet<string> = new Set(['VERB', 'AUX']);

function isJoiner(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.token.upos === 'CCONJ' && JOINERS.has(unit.lemma);
}

function isAnd(unit: Unit | undefined): boolean {
  return isJoiner(unit) && unit?.lemma === 'and';
}

function isRelative(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.token.xpos.startsWith('W') && !TIMING.has(unit.lemma);
}

/** How the claim, which has the verb of what it repeats, may hold of less than it says. */
interface Scope {
  /** It tells what happened. */
  readonly event: boolean;
  /** It says what is so, may be or is done as a rule. */
  readonly rule: boolean;
  readonly counts: boolean;
  /** It speaks of some of several: one in three of the guests. */
  readonly partly: boolean;
  /** It says by whom. */
  readonly passive: boolean;
  /** A word denies it or says of how many: then what says more of a word may not be left out. */
  readonly bound: boolean;
}

const OF = 'of';
/** Before an age or an hour: `at seven`. */
const AT = 'at';

function scopeOf(claim: readonly Unit[], words: ClauseWords): Scope {
  const event = isEvent(claim);
  const rule =
    !event &&
    claim.some(({ token }) => token.upos === 'AUX' && PRESENT.has(token.xpos)) &&
    !claim.some(({ lemma }) => COMING.has(lemma));
  return {
    event,
    rule,
    counts: claim.some((_, at) => counts(claim, at) && claim[at - 1]?.lemma !== AT),
    partly: claim.slice(0, Math.max(0, firstFinite(claim))).some(({ lemma }) => lemma === OF),
    passive: claim.some(({ lemma }) => words.agents.has(lemma)),
    bound: claim.some((unit) => riskOf(unit, words) === 'bound' || words.conditions.has(unit.lemma)),
  };
}

interface Frame {
  readonly units: readonly Unit[];
  readonly words: ClauseWords;
  readonly scope: Scope;
}

function hasSubjectOfItsOwn(units: readonly Unit[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const before = units[at - 1];
    if (
      isFinite(units, at) &&
      before !== undefined &&
      (before.token.upos === 'PRON' || isNaming(before)) &&
      !CLAUSAL.has(before.token.upos)
    ) {
      let start = at - 1;
      while (start > from && isNaming(units[start - 1]) && units[start]?.comma === false) start -= 1;
      const lead = units[start - 1];
      if (start > from && (units[start]?.comma === true || isJoiner(lead) || lead?.token.upos === 'SCONJ'))
        return true;
    }
  }
  return false;
}

/** Behind the nouns of a phrase that a preposition leads. */
function phraseEnds({ units }: Frame, at: number): number[] {
  const found: number[] = [];
  for (let end = at + 1; end <= units.length; end += 1) {
    const next = units[end];
    const isEdge = next === undefined || next.comma || next.stop || !isNaming(next);
    if (isEdge && isNaming(units[end - 1])) found.push(end);
    if (
      next === undefined ||
      next.stop ||
      next.comma ||
      CLAUSAL.has(next.token.upos) ||
      isRelative(next) ||
      next.token.upos === 'SCONJ'
    )
      break;
  }
  return found;
}

/** A name, or what a number tells from others of its kind: `Version 4.2`. */
function isNamed(unit: Unit | undefined): boolean {
  return unit !== undefined && (unit.token.upos === 'PROPN' || unit.value?.value?.kind === 'code');
}

/** What a preposition leads: when, where, of which, for how much. */
function placeEnds(frame: Frame, at: number): number[] {
  const { units, words, scope } = frame;
  const unit = units[at];
  if (unit === undefined || !isLed(unit) || at === 0 || scope.bound) return [];
  const verb = firstFinite(units);
  const ofSubject = verb >= 0 && at < verb;
  if (ofSubject && !isNamed(units[at - 1])) return [];
  if (!ofSubject && (scope.rule || scope.counts) && !unit.comma) return [];
  if (words.agents.has(unit.lemma) && scope.passive) return [];
  const mayGo = mayAttend(unit) || (!ofSubject && unit.lemma === OF);
  return phraseEnds(frame, at).filter((end) => {
    const own = units.slice(at, end);
    return (mayGo || own.some(({ value }) => value !== null)) && isHarmless(own, words);
  });
}

/** A word before the noun that it tells more of. */
function wordEnd({ units, words, scope }: Frame, at: number): number[] {
  const [unit, next] = [units[at], units[at + 1]];
  if (unit === undefined || unit.value !== null || scope.bound || riskOf(unit, words) !== null) return [];
  if (unit.token.upos === 'ADV') return scope.event || !TIMING.has(unit.lemma) ? [at + 1] : [];
  const isBefore =
    ['ADJ', 'NOUN', 'PROPN'].includes(unit.token.upos) ||
    PARTICIPLES.has(unit.token.xpos) ||
    unit.token.xpos === 'PRP$';
  const isCalled = unit.token.upos === 'NOUN' && next?.comma === true && next.token.upos === 'PROPN';
  if (!isBefore || next === undefined || (next.comma && !isCalled) || !isNaming(next)) return [];
  const verb = firstFinite(units);
  const head = units.findIndex((_, place) => place > at && !isNaming(units[place + 1]));
  const noun = units[head]?.token;
  if (noun?.upos === 'PROPN') return next.token.upos === 'PROPN' ? [at + 1] : [];
  return verb >= 0 && at > verb && (scope.event || noun?.xpos !== 'NNS') ? [at + 1] : [];
}

/** `, who had lost twice,` and `, paid by the city,` and what stands between two commas and says no condition. */
function asideEnds({ units, words, scope }: Frame, at: number): number[] {
  const unit = units[at];
  if (unit === undefined || at === 0) return [];
  const isMeant = isRelative(unit);
  if (!unit.comma && !(isMeant && scope.event && !scope.bound && !scope.partly)) return [];
  if (words.conditions.has(unit.lemma) || (TIMING.has(unit.lemma) && !scope.event)) return [];
  const found: number[] = [];
  for (let end = at + 1; end <= units.length; end += 1) {
    const next = units[end];
    const closes = next === undefined || next.comma || next.stop || (isMeant && isFinite(units, end));
    const own = units.slice(at, end);
    const isWhole = !isMeant || own.some((_, place) => isFinite(units, at + place));
    if (closes && isWhole && (isMeant || isHarmless(own, words)) && !hasSubjectOfItsOwn(units, at, end))
      found.push(end);
    if (next === undefined || next.stop) break;
  }
  return found;
}

/** `bought online are cheaper and`: the first verb tells which ones are meant, for another one follows with nothing between. */
export function isOfSuch(units: readonly Unit[], from: number, to: number): boolean {
  let isOpen = false;
  for (let at = from; at < to; at += 1) {
    const unit = units[at];
    if (
      unit === undefined ||
      unit.comma ||
      unit.stop ||
      isJoiner(unit) ||
      isRelative(unit) ||
      unit.token.upos === 'SCONJ'
    ) {
      isOpen = false;
      if (unit?.comma !== true) continue;
    }
    if (!isFinite(units, at) || unit?.token.xpos === 'MD') {
      if (unit?.token.upos === 'AUX' && isOpen && !CLAUSAL.has(units[at - 1]?.token.upos ?? '')) return true;
      continue;
    }
    if (isOpen && !CLAUSAL.has(units[at - 1]?.token.upos ?? '')) return true;
    isOpen = true;
  }
  return false;
}

/** From the first verb of whom a clause is about to the joiner before the next: `was opened in 1968 and`. */
function joinedEnds({ units, scope }: Frame, at: number): number[] {
  const unit = units[at];
  if (unit === undefined || at === 0) return [];
  const mayBegin = isLed(unit)
    ? isNamed(units[at - 1])
    : CLAUSAL.has(unit.token.upos) || unit.token.upos === 'ADV' || isRelative(unit);
  const isMeant = isRelative(unit) || unit.token.relation.startsWith('acl');
  if (isMeant && !unit.comma && !scope.event) return [];
  if (!mayBegin) return [];
  const found: number[] = [];
  for (let end = at + 2; end < units.length; end += 1) {
    if (units[end]?.stop) break;
    const isBehind = isJoiner(units[end - 1]) || units[end]?.comma === true;
    const isVerb = CLAUSAL.has(units[end]?.token.upos ?? '') || isFinite(units, end);
    if (
      isBehind &&
      isVerb &&
      units.slice(at, end).some((_, place) => isFinite(units, at + place)) &&
      !hasSubjectOfItsOwn(units, at, end) &&
      !isOfSuch(units, at, end)
    )
      found.push(end);
  }
  return found;
}

/** `the green van Derek Lowe`: a thing and what the verb before it says of it. */
function isGapped(units: readonly Unit[], from: number): boolean {
  for (let at = from; isNaming(units[at + 1]) && units[at + 1]?.comma === false; at += 1) {
    const [own, next] = [units[at], units[at + 1]];
    if (own?.token.upos === 'NOUN' && (next?.token.upos === 'PROPN' || next?.value !== null)) return true;
  }
  return false;
}

/** Items of a list. */
function itemEnds({ units, words, scope }: Frame, at: number): number[] {
  const unit = units[at];
  if (
    unit === undefined ||
    scope.bound ||
    units.some(({ lemma }) => UNITING.has(lemma) || words.alternatives.has(lemma))
  )
    return [];
  const found: number[] = [];
  if (isAnd(unit) && isNaming(units[at - 1])) {
    const isBegun = units[at + 1]?.comma === false;
    const end = isBegun ? namingEnd(units, at + 1) : at + 1;
    return end > at + 1 ? [end] : [];
  }
  const end = namingEnd(units, at);
  if (end === at) return [];
  if (isAnd(units[end]) && isNaming(units[end + 1]) && !isGapped(units, end + 1)) found.push(end + 1);
  if (units[end]?.comma === true && isNaming(units[end])) found.push(end);
  return found.filter((to) => isHarmless(units.slice(at, to), words));
}

/** A clause before all: `Nobody was hurt, but`. */
function leadEnds({ units, words }: Frame, at: number): number[] {
  if (at !== 0) return [];
  const found: number[] = [];
  const called = units.findIndex(({ comma }) => comma);
  const isCalled =
    called > 0 && units.slice(0, called).every((one) => isNaming(one) || one.token.upos === 'PRON');
  if (isCalled && units.some(({ comma }, place) => place > called && comma)) found.push(called);
  for (let end = 2; end < units.length; end += 1) {
    const own = units.slice(0, end);
    const isParted = units[end]?.stop === true || isJoiner(units[end - 1]) || contrasts(units, end - 1);
    if (!isParted || !own.some((_, place) => isFinite(units, place))) continue;
    const first = units[end];
    if (first === undefined || !(isNaming(first) || first.token.upos === 'PRON')) continue;
    const isOpen = own.some((one) => riskOf(one, words) === 'open');
    if (units[end]?.stop === true || !isOpen) found.push(end);
  }
  return found;
}

/** What stands behind all and holds nothing of it back. */
function tailEnd({ units, words, scope }: Frame, at: number): number[] {
  const [unit, next] = [units[at], units[at + 1]];
  if (unit === undefined || at === 0) return [];
  const rest = units.slice(at);
  const hasVerb = rest.some((_, place) => isFinite(units, at + place));
  const end = [units.length];
  if (unit.stop) return end;
  if (isJoiner(unit) || contrasts(units, at)) {
    const isClause = hasVerb && !words.conditions.has(next?.lemma ?? '');
    return isClause || isHarmless(rest, words) ? end : [];
  }
  const isReason = REASONS.has(unit.lemma) || (unit.comma && unit.lemma === 'so');
  const isDenied = units.some(
    (one, place) => place < at && (one.negative || deniesClause(one.lemma, units[place + 1]?.token, words)),
  );
  if (isReason) return isDenied && !unit.comma ? [] : end;
  if (unit.comma && isRelative(unit)) return end;
  if (isLed(unit) && next?.token.xpos === 'VBG' && scope.event && isHarmless(rest, words)) return end;
  if (
    unit.token.upos === 'SCONJ' &&
    scope.event &&
    !words.conditions.has(unit.lemma) &&
    !words.open.has(unit.lemma)
  )
    return end;
  return [];
}

/** JD125: where what may be left out of a sentence ends, if a claim that has the rest leaves it out. */
export function looseDrops(units: readonly Unit[], claim: readonly Unit[], words: ClauseWords): Drops {
  const frame = { units, words, scope: scopeOf(claim, words) };
  const known = new Map<number, readonly number[]>();
  const ends = (at: number): readonly number[] => [
    ...placeEnds(frame, at),
    ...wordEnd(frame, at),
    ...asideEnds(frame, at),
    ...joinedEnds(frame, at),
    ...itemEnds(frame, at),
    ...leadEnds(frame, at),
    ...tailEnd(frame, at),
  ];
  return (at) => {
    const found = known.get(at) ?? ends(at);
    known.set(at, found);
    return found;
  };
}

/** The clause that tells of a noun, as a clause of its own: `Raj Mehta checked the data` of `Raj Mehta, who checked the data, warned`. */
export function relativeParts(units: readonly Unit[], words: ClauseWords): readonly (readonly Unit[])[] {
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    if (
      !isRelative(unit) ||
      next === undefined ||
      (!CLAUSAL.has(next.token.upos) && next.token.upos !== 'ADV' && !next.negative)
    )
      return [];
    if (units.slice(0, at).some((one) => riskOf(one, words) !== null)) return [];
    const start = namingStart(units, at);
    const isOfAnother =
      units[start - 1]?.token.upos === 'ADP' &&
      !units.slice(0, start).some((_, place) => isFinite(units, place));
    if (start === at || isOfAnother) return [];
    const behind = units.slice(at + 1);
    const verb = behind.findIndex((_, place) => isFinite(behind, place));
    if (verb < 0) return [];
    const ends = behind.flatMap((one, place) =>
      place > verb && (one.comma || one.stop || isFinite(behind, place)) ? place : [],
    );
    const called = units[start]?.comma ? namingStart(units, start) : start;
    const names =
      called < start ? [units.slice(start, at), units.slice(called, start)] : [units.slice(start, at)];
    return names.flatMap((name) =>
      [...ends, behind.length].map((end) => [
        ...name,
        ...behind.slice(0, end).map((one, place) => (place === 0 ? { ...one, comma: false } : one)),
      ]),
    );
  });
}

/** Clauses without whom they are about: from each verb on. */
export function predicateParts(units: readonly Unit[], words: ClauseWords): readonly (readonly Unit[])[] {
  return units.flatMap((_, at) => {
    const before = units.slice(0, at);
    const isVerb = isFinite(units, at) && (units[at - 1]?.token.upos ?? '') !== 'AUX';
    return isVerb && at > 0 && !before.some((one) => riskOf(one, words) !== null) ? [units.slice(at)] : [];
  });
}
