import type { Unit } from './unit.ts';

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'ADJ', 'X']);

/** A word of what something is called, or a value. */
export function isNaming(unit: Unit | undefined): boolean {
  return unit !== undefined && (unit.value !== null || NAMING.has(unit.token.upos));
}

/** Between owner and owned: `Northfield's chief executive`, `the head of sales`. */
export function isOwnership(unit: Unit | undefined): boolean {
  return unit?.token.xpos === 'POS' || unit?.lemma === 'of';
}

type IsPart = (unit: Unit | undefined) => boolean;

/** Where the words that name something begin that end before a place; the place itself where none do. */
export function namingStart(units: readonly Unit[], end: number, isPart: IsPart = isNaming): number {
  let start = end;
  while (isPart(units[start - 1]) && (start === end || units[start]?.comma === false)) start -= 1;
  return start;
}

/** Behind the words that name something from a place on; the place itself where none do. */
export function namingEnd(units: readonly Unit[], start: number, isPart: IsPart = isNaming): number {
  let end = start;
  while (isPart(units[end]) && (end === start || units[end]?.comma === false)) end += 1;
  return end;
}
