import { JOINING, STATES } from '../../lexicon/repetition-words.ts';
import type { Unit } from './unit.ts';

const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
export const PRESENT = new Set(['VBZ', 'VBP', 'MD']);
const PAST = '었';

export function isKoreanUnit({ token }: Unit): boolean {
  return token.inflection !== undefined;
}

/** A verb that says when: `paid` without an auxiliary too, however it was tagged. */
export function isFinite(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined) return false;
  if (isKoreanUnit(unit)) return unit.ending === '다';
  const { xpos, upos } = unit.token;
  if (FINITE.has(xpos) || (unit.form === null && upos === 'VERB')) return true;
  const before = units.slice(Math.max(0, at - 2), at);
  return xpos === 'VBN' && before.every(({ token }) => token.upos !== 'AUX');
}

export function firstFinite(units: readonly Unit[], from = 0): number {
  for (let at = from; at < units.length; at += 1) if (isFinite(units, at)) return at;
  return -1;
}

/**
 * The first finite verb of a clause; where another one follows it with nothing between, that: `are` of `Tickets bought online
 * are cheaper`.
 */
export function clauseVerb(units: readonly Unit[], from: number): number {
  const first = firstFinite(units, from);
  const unit = units[first];
  if (
    unit === undefined ||
    isKoreanUnit(unit) ||
    !/^VB[DN]$/u.test(unit.token.xpos) ||
    unit.token.upos === 'AUX'
  )
    return first;
  for (let at = first + 1; at < units.length; at += 1) {
    const { token, comma, stop } = units[at] as Unit;
    if (comma || stop || token.upos === 'CCONJ' || token.upos === 'SCONJ' || token.xpos.startsWith('W'))
      return first;
    if (isFinite(units, at)) return at;
  }
  return first;
}

/** True for the verb of a clause that tells which one is meant, and for its auxiliaries: `that was not used`. */
function isRelative({ token }: Unit, units: readonly Unit[]): boolean {
  const head = units.find(({ to }) => to - 1 === token.head);
  return [token, head?.token].some((one) => one?.relation.startsWith('acl') ?? false);
}

/** The first finite verb that is none of a relative clause: all before it says whom the clause is about. */
export function mainVerb(units: readonly Unit[]): number {
  const main = units.findIndex((unit, at) => isFinite(units, at) && !isRelative(unit, units));
  return main < 0 ? firstFinite(units) : main;
}

function isKoreanEvent(units: readonly Unit[]): boolean {
  const last = units.at(-1);
  const inflection = last?.token.inflection;
  if (last === undefined || inflection === undefined || STATES.has(last.lemma)) return false;
  return inflection.kind === 'verb' && last.marks.split(' ').includes(PAST);
}

/** True where the clause tells what happened once, not what is so or is done as a rule. */
export function isEvent(units: readonly Unit[]): boolean {
  if (units.some(isKoreanUnit)) return isKoreanEvent(units);
  const verb = firstFinite(units);
  if (verb < 0 || units.some(({ token }) => PRESENT.has(token.xpos))) return false;
  const main = units.slice(verb).find(({ token }) => token.upos === 'VERB');
  return main !== undefined && !STATES.has(main.lemma) && (main.marks === 'VBD' || main.marks === 'VBN');
}

/** True for a Korean predicate behind which another clause of its own stands. */
export function joinsClauses({ token, ending }: Unit): boolean {
  const isPredicate =
    token.inflection !== undefined && (token.inflection.kind !== 'noun' || token.inflection.copula);
  return isPredicate && JOINING.has(ending);
}

/** How long the subject of a clause is: what stands before its verb, in Korean up to 은 or 이. */
export function subjectEnd(units: readonly Unit[]): number {
  if (!units.some(isKoreanUnit)) return mainVerb(units);
  return units.findIndex(({ marks }) => marks === '은' || marks === '이') + 1;
}

/** True for a number that counts what stands behind it, or by its own unit. */
export function counts(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const value = unit?.value?.value;
  if (unit === undefined || value === null || value === undefined) return false;
  if (value.kind === 'duration') return true;
  if (value.kind !== 'quantity' || value.sort !== 'cardinal') return false;
  if (value.unit !== null) return true;
  const [before, behind] = [units[at - 1], units[at + 1]];
  return behind?.token.upos === 'NOUN' && !isKoreanUnit(unit) && before?.token.upos !== 'PROPN';
}
