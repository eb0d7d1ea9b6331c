import type { Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';

const PAIR = /[ -]((?:full-time|man|person|staff)[ -][A-Za-z]{1,12})(?![A-Za-z])/iy;
const WORD = /[ -]([A-Za-z]{1,20}(?:\/[A-Za-z]{1,5})?)(?![A-Za-z0-9_])/y;

/** The unit that counted things have by their noun: `30 people`, `12 units`, `3.5 FTEs`; `end` is behind the noun. */
export function countedUnit(text: string, at: number): { readonly unit: Unit; readonly end: number } | null {
  for (const pattern of [PAIR, WORD]) {
    pattern.lastIndex = at;
    const noun = pattern.exec(text)?.[1];
    const unit = noun === undefined ? undefined : (UNITS.get(noun) ?? UNITS.get(noun.toLowerCase()));
    if (unit !== undefined) return { unit, end: pattern.lastIndex };
  }
  return null;
}
