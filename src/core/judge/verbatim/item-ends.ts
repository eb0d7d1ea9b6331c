import { JOINERS, UNITING } from '../../lexicon/repetition-words.ts';
import { type Ground, NOMINAL, VERBAL } from './ground.ts';
import { isKoreanUnit, mainVerb } from './predicates.ts';
import type { Unit } from './unit.ts';

function isItem(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.value === null && NOMINAL.has(unit.token.upos);
}

function isAnd(unit: Unit | undefined): boolean {
  return unit !== undefined && JOINERS.has(unit.lemma) && unit.token.upos === 'CCONJ';
}

/** `black and white photos` are no two things. */
function areAlike(one: Unit | undefined, other: Unit | undefined): boolean {
  return (one?.token.upos === 'ADJ') === (other?.token.upos === 'ADJ');
}

/** Behind the item that begins at a place. */
function itemEnd(units: readonly Unit[], at: number): number {
  let end = at;
  while (isItem(units[end]) && (end === at || units[end]?.comma === false)) end += 1;
  return end;
}

/** The end of an item of a list that what is said holds of as well: `white,` and `and grey` of `comes in white, green and grey`. */
export function itemEnds({ units }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || isKoreanUnit(unit) || at <= mainVerb(units)) return [];
  if (units.some(({ lemma }) => UNITING.has(lemma))) return [];
  if (isAnd(unit) && isItem(before)) {
    const end = itemEnd(units, at + 1);
    const isLast = !VERBAL.has(units[end]?.token.upos ?? '') && areAlike(before, units[end - 1]);
    return end > at + 1 && isLast ? [end] : [];
  }
  const end = itemEnd(units, at);
  const isFirst = !isItem(before) || unit.comma;
  if (end === at || !isFirst) return [];
  if (isAnd(units[end])) {
    const next = units[itemEnd(units, end + 1) - 1];
    return isItem(units[end + 1]) && areAlike(units[end - 1], next) ? [end + 1] : [];
  }
  return units[end]?.comma === true && isItem(units[end]) ? [end] : [];
}
