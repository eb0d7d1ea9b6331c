import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { pauseEnd } from './ground.ts';
import { isFinite } from './predicates.ts';
import type { Unit } from './unit.ts';

const NOMINAL = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM']);

function isNominal(unit: Unit | undefined): boolean {
  return unit !== undefined && NOMINAL.has(unit.token.upos);
}

function isName(unit: Unit | undefined): boolean {
  return unit?.token.upos === 'PROPN';
}

function runBefore(units: readonly Unit[], at: number, isOne: (unit: Unit | undefined) => boolean): number {
  let from = at;
  while (from > 0 && isOne(units[from - 1]) && !(from < at && units[from]?.comma === true)) from -= 1;
  return from;
}

/** Whom an aside behind a comma is about: a name or noun that belongs to no other one, as in `the plans of the hall, which`. */
function nounBefore(units: readonly Unit[], at: number): readonly Unit[] {
  const from = runBefore(units, at, isNominal);
  if (units[from - 1]?.token.upos === 'ADP' && isNominal(units[from - 2])) return [];
  const name = runBefore(units, at, isName);
  return units.slice(name < at ? name : from, at);
}

/** The place of a verb that comes first but for adverbs. */
function verbAt(units: readonly Unit[], from: number): number {
  const at = units.findIndex(({ token }, place) => place >= from && token.upos !== 'ADV');
  return at >= 0 && isFinite(units, at) ? at : -1;
}

/** `Aldana drew the plans` of `by the architect Ines Aldana, who drew the plans`. */
function relative(units: readonly Unit[], at: number, { relatives }: ClauseWords): (readonly Unit[])[] {
  const unit = units[at];
  const isWho = unit?.comma === true && relatives.has(unit.lemma) && unit.token.xpos === 'WP';
  const isWhich = unit?.comma === true && unit.lemma === 'which';
  if (!(isWho || isWhich) || verbAt(units, at + 1) < 0) return [];
  const noun = nounBefore(units, at);
  return noun.length === 0 ? [] : [[...noun, ...units.slice(at + 1, pauseEnd(units, at))]];
}

/** `Green Carpets appeared in 1970` of `Her first book, Green Carpets, appeared in 1970`. */
function apposition(units: readonly Unit[], at: number): (readonly Unit[])[] {
  const end = pauseEnd(units, at);
  const own = units.slice(at, end);
  const isBetween = units[at]?.comma === true && units[end]?.comma === true && isNominal(units[at - 1]);
  if (!isBetween || !own.every(isName) || verbAt(units, end) < 0) return [];
  return [[...own, ...units.slice(end)]];
}

/** Clauses that stand aside of another one, each with whom it is about. */
export function asideParts(units: readonly Unit[], words: ClauseWords): readonly (readonly Unit[])[] {
  return units.flatMap((_, at) =>
    at === 0 ? [] : [...relative(units, at, words), ...apposition(units, at)],
  );
}
