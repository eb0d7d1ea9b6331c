import { firstFinite, isKoreanUnit } from './predicates.ts';
import type { Unit } from './unit.ts';

/** True for a preposition, and for a value with one: `since 1971`. */
export function isLed({ first, value }: Unit): boolean {
  return first.upos === 'ADP' || (value !== null && first.upos === 'SCONJ');
}

function isTime(unit: Unit | undefined): boolean {
  return unit?.value?.value?.kind === 'period';
}

/** Where a phrase that stands before its clause ends: `In 2019 the roof …`, `Since the flood, the bridge …`; 0 where none does. */
function leadEnd(units: readonly Unit[], verb: number): number {
  const [first] = units;
  if (first === undefined || !isLed(first)) return 0;
  const time = isTime(first) ? 1 : isTime(units[1]) ? 2 : 0;
  if (time > 0 && units[time]?.token.upos !== 'ADP') return time;
  const pause = units.findIndex(({ comma }) => comma);
  return pause > 0 && pause < verb ? pause : 0;
}

function unpaused(unit: Unit, at: number): Unit {
  return at === 0 ? { ...unit, comma: false } : unit;
}

/** The clause with what stands before it behind it: where it was said changes nothing. */
export function unfronted(units: readonly Unit[]): readonly Unit[] {
  const verb = firstFinite(units);
  const end = leadEnd(units, verb);
  if (end === 0 || verb < end || units.some(isKoreanUnit)) return units;
  const [lead, rest] = [units.slice(0, end), units.slice(end)];
  return [...rest.map(unpaused), ...lead.map((unit, at) => (at === 0 ? { ...unit, comma: true } : unit))];
}
