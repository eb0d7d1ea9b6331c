import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { JOINERS } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { firstFinite, isKoreanUnit, joinsClauses, subjectEnd } from './predicates.ts';
import { isPlain, isSettled, riskOf } from './risk.ts';
import type { Unit } from './unit.ts';

/** A sentence, or a clause of it that stands by itself. */
export interface Clause {
  readonly units: readonly Unit[];
  readonly whole: boolean;
  /** It only affirms: see `isPlain`. */
  readonly plain: boolean;
  /** Its parts stand beside each other: see `isSettled`. */
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

/** Where a clause with a verb of its own begins behind `and`; null where it is no such clause. */
function englishStart(units: readonly Unit[], joiner: number): { readonly own: boolean } | null {
  const left = units.slice(0, joiner);
  const verb = firstFinite(units, joiner + 1);
  const isParted = units[joiner]?.comma ?? false;
  if (verb < 0 || (firstFinite(left) < 0 && !isParted) || left.some(subordinates)) return null;
  if (left[0]?.token.upos === 'ADP' && !left.some(({ comma }) => comma)) return null;
  const between = units.slice(joiner + 1, verb);
  if (between.some((one) => subordinates(one) || isJoiner(one))) return null;
  if (between.every(({ token }) => token.upos === 'ADV')) return { own: false };
  return between.some(({ token }) => NOMINAL.has(token.upos)) ? { own: true } : null;
}

function englishParts(units: readonly Unit[], words: ClauseWords): (readonly Unit[])[] {
  const found: (readonly Unit[])[] = [];
  let start = 0;
  let subject: readonly Unit[] = [];
  const close = (end: number): void => {
    found.push([...subject, ...units.slice(start, end)]);
  };
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (unit?.stop === true) {
      close(at);
      [start, subject] = [at, []];
    }
    const behind = unit !== undefined && isJoiner(unit) ? englishStart(units, at) : null;
    if (behind === null) continue;
    const isBound = units.slice(0, firstFinite(units)).some((one) => riskOf(one, words) !== null);
    if (!behind.own && isBound) continue;
    close(at);
    if (behind.own) subject = [];
    else if (subject.length === 0) subject = units.slice(start, firstFinite(units, start));
    start = at + 1;
  }
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

/** The sentence as a whole, and each of its clauses that would stand if the others were not said. */
export function clausesOf(
  sentence: ReadSentence,
  units: readonly Unit[],
  words: ClauseWords,
): readonly Clause[] {
  const plain = isPlain(sentence, units, words);
  const settled = isSettled(sentence) && units.every((one) => riskOf(one, words) !== 'open');
  const whole: Clause = { units, whole: true, plain, settled };
  if (!settled) return [whole];
  const parts = units.some(isKoreanUnit) ? koreanParts(units, words) : englishParts(units, words);
  return parts.length < 2
    ? [whole]
    : [whole, ...parts.map((part) => ({ ...whole, units: part, whole: false }))];
}
