import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { CONTRASTS, JOINERS } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import {
  clauseVerb,
  firstFinite,
  isFinite,
  isKoreanUnit,
  joinsClauses,
  mainVerb,
  subjectEnd,
} from './predicates.ts';
import { asideParts } from './asides.ts';
import { unfronted } from './fronted.ts';
import { isPartible, riskOf, standing } from './risk.ts';
import type { Unit } from './unit.ts';

/** A sentence, or a clause of it that stands by itself. */
export interface Clause {
  readonly units: readonly Unit[];
  readonly whole: boolean;
  /** It only affirms. */
  readonly plain: boolean;
  /** Its parts stand beside each other. */
  readonly settled: boolean;
}

const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON', 'NUM']);

/** A word that makes a clause hang on another one. */
function subordinates({ token }: Unit): boolean {
  return token.upos === 'SCONJ' || token.xpos.startsWith('W');
}

function isJoiner({ lemma, token }: Unit): boolean {
  return JOINERS.has(lemma) && token.upos === 'CCONJ';
}

/** `, while the restaurant lost part of its kitchen`: what is so of another one; `, while it is cleaned` says when. */
export function contrasts(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  const isOne = unit?.comma === true && CONTRASTS.has(unit.lemma) && unit.token.upos === 'SCONJ';
  return isOne && next !== undefined && next.token.xpos !== 'PRP' && !isFinite(units, at + 1);
}

/** True where what stands behind a joiner may be a clause by itself: the one before hangs on nothing, and leads to nothing. */
function mayPart(left: readonly Unit[]): boolean {
  return !left.some(subordinates) && (left[0]?.token.upos !== 'ADP' || left.some(({ comma }) => comma));
}

/** A clause behind `and`: where what it shares with the one before ends; null where it has a subject of its own. */
interface Behind {
  readonly shared: number | null;
}

/** A clause with a verb of its own behind `and`; `clause`: where the one before it begins. Null where there is none. */
function withOwnVerb(units: readonly Unit[], joiner: number, clause: number): Behind | null {
  const left = units.slice(0, joiner);
  const right = units.slice(joiner + 1);
  const verb = mainVerb(right);
  const isParted = units[joiner]?.comma ?? false;
  if (verb < 0 || (firstFinite(left) < 0 && !isParted)) return null;
  const between = right.slice(0, verb);
  const isNear = verb === firstFinite(right);
  if (between.some((one) => (isNear && subordinates(one)) || isJoiner(one))) return null;
  if (between.every(({ token, negative }) => token.upos === 'ADV' || negative))
    return { shared: clauseVerb(units, clause) };
  return between.some(({ token }) => NOMINAL.has(token.upos)) ? { shared: null } : null;
}

function headOf(units: readonly Unit[], { token }: Unit): number {
  return units.findIndex(({ to }) => to - 1 === token.head);
}

/** Where the auxiliaries before a word end: behind `was` of `was built`, `is` of `is 90 cm deep`; 0 where it has none. */
function auxiliariesEnd(units: readonly Unit[], head: number): number {
  const isOwn = (one: Unit, at: number): boolean =>
    at < head && one.token.upos === 'AUX' && headOf(units, one) === head;
  return units.findLastIndex(isOwn) + 1;
}

/**
 * A clause behind `and` that has its auxiliary from the one before: `renovated in 2019` of `The pool was built in 1974 and
 * renovated in 2019`. None where the one before is denied, and it is not.
 */
function withSharedVerb(units: readonly Unit[], joiner: number): Behind | null {
  const next = units.findIndex(({ token }, at) => at > joiner && token.relation === 'conj');
  const joined = units[next];
  const between = units.slice(joiner + 1, next);
  if (joined === undefined || between.some(({ token }) => token.upos === 'AUX')) return null;
  const head = headOf(units, joined);
  const end = head < 0 || head > joiner ? 0 : auxiliariesEnd(units, head);
  const isState = units[end - 1]?.token.relation === 'cop';
  const isParticiple = joined.token.xpos === 'VBN' && units[head]?.token.xpos === 'VBN';
  if (end === 0 || !(isState || isParticiple)) return null;
  const isDenied = units.slice(end, head).some(({ negative }) => negative);
  return isDenied && !between.some(({ negative }) => negative) ? null : { shared: end };
}

/** `, weighs 1.4 kg` of `It has three speeds, weighs 1.4 kg and runs for eight hours`. */
function isListedVerb(units: readonly Unit[], at: number, clause: number): boolean {
  const unit = units[at];
  const verb = firstFinite(units, clause);
  const isTense = unit?.token.xpos === 'VBZ' || unit?.token.xpos === 'VBD';
  return unit?.comma === true && isTense && verb >= 0 && verb < at && units.slice(at).some(isJoiner);
}

/** True where its subject says of how many, or of none: `nobody came and left`. */
function isBound(units: readonly Unit[], clause: number, words: ClauseWords): boolean {
  return units.slice(clause, firstFinite(units, clause)).some((one) => riskOf(one, words) !== null);
}

function englishParts(units: readonly Unit[], words: ClauseWords): (readonly Unit[])[] {
  const found: (readonly Unit[])[] = [];
  let [start, clause] = [0, 0];
  let subject: readonly Unit[] = [];
  const close = (end: number): void => {
    found.push([...subject, ...units.slice(start, end)]);
  };
  units.forEach((unit, at) => {
    if (unit.stop) {
      close(at);
      [start, clause, subject] = [at, at, []];
    }
    const isListed = isListedVerb(units, at, clause);
    if (!(isListed || contrasts(units, at) || isJoiner(unit)) || !mayPart(units.slice(0, at))) return;
    const shared = { shared: clauseVerb(units, clause) };
    const behind = isListed ? shared : (withSharedVerb(units, at) ?? withOwnVerb(units, at, clause));
    if (behind === null || (behind.shared !== null && isBound(units, clause, words))) return;
    close(at);
    const own = behind.shared !== null && behind.shared > start ? start : clause;
    const lead = own === clause ? [] : subject;
    subject = behind.shared === null ? [] : [...lead, ...units.slice(own, behind.shared)];
    start = isListed ? at : at + 1;
    if (behind.shared === null) clause = start;
  });
  close(units.length);
  return found;
}

const PAST = '었';

/** The last word of a clause as if its sentence ended there, in the time of the sentence. */
function closed(units: readonly Unit[], last: Unit | undefined): readonly Unit[] {
  const own = units.at(-1);
  if (own === undefined || last === undefined) return units;
  const isPast = last.marks.split(' ').includes(PAST) && !own.marks.split(' ').includes(PAST);
  const marks = isPast ? `${own.marks} ${PAST}`.trim() : own.marks;
  return [...units.slice(0, -1), { ...own, ending: '다', form: null, marks }];
}

const TOPIC = '은';
const SUBJECT = '이';

function has(units: readonly Unit[], mark: string): boolean {
  return units.some(({ marks }) => marks === mark);
}

/** The words of a clause with whom it shares with the clause before; a subject of its own has a topic over it still. */
function withLead(part: readonly Unit[], lead: readonly Unit[]): readonly Unit[] {
  if (has(part, TOPIC) || (has(part, SUBJECT) && !has(lead, TOPIC))) return part;
  return [...lead, ...part];
}

function koreanParts(units: readonly Unit[], { operating }: ClauseWords): (readonly Unit[])[] {
  const last = units.at(-1);
  const found: (readonly Unit[])[] = [];
  let start = 0;
  let lead: readonly Unit[] = [];
  units.forEach((unit, at) => {
    const isLast = at === units.length - 1;
    const isJoint = joinsClauses(unit) && units[at + 1]?.token.upos !== 'AUX' && !operating.has(unit.lemma);
    if (!isLast && !isJoint) return;
    const part = units.slice(start, at + 1);
    const own = withLead(part, lead);
    if (isLast) found.push(own);
    else if (last?.negative !== true) found.push(closed(own, last));
    if (has(part, TOPIC) || (has(part, SUBJECT) && !has(lead, TOPIC))) lead = part.slice(0, subjectEnd(part));
    start = at + 1;
  });
  return found;
}

/** Its clauses that `and`, `but`, a contrast or 고 joins, each with what it shares with the one before; none where it has one. */
export function joinedClauses(
  sentence: ReadSentence,
  units: readonly Unit[],
  words: ClauseWords,
): readonly (readonly Unit[])[] {
  const parts = joined(units, words);
  return parts.length > 0 && isPartible(sentence, units, words) ? parts : [];
}

function joined(units: readonly Unit[], words: ClauseWords): readonly (readonly Unit[])[] {
  const parts = units.some(isKoreanUnit) ? koreanParts(units, words) : englishParts(units, words);
  return parts.length < 2 ? [] : parts;
}

/** The sentence as a whole, and each of its clauses that would stand if the others were not said. */
export function clausesOf(
  sentence: ReadSentence,
  units: readonly Unit[],
  words: ClauseWords,
): readonly Clause[] {
  const whole: Clause = { units: unfronted(units), whole: true, ...standing(sentence, units, words) };
  if (!isPartible(sentence, units, words)) return [whole];
  const parts = joined(units, words);
  const around = parts.length === 0 ? [units] : parts;
  const asides = units.some(isKoreanUnit) ? [] : around.flatMap((part) => asideParts(part, words));
  const clauses = [...parts, ...asides].map((part) => ({
    units: unfronted(part),
    whole: false,
    ...standing(sentence, part, words),
  }));
  return [whole, ...clauses];
}
