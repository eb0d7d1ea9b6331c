import { ATTENDING, PLACING } from '../../lexicon/repetition-words.ts';
import { isLed } from './fronted.ts';
import { type Ground, VERBAL } from './ground.ts';
import { firstFinite } from './predicates.ts';
import type { Unit } from './unit.ts';
import { small } from './units-of.ts';

function isEdge(unit: Unit): boolean {
  return unit.comma || isLed(unit) || unit.token.upos === 'CCONJ';
}

export function mayAttend({ first }: Unit): boolean {
  const marker = small(first.form);
  return PLACING.has(marker) || ATTENDING.has(marker);
}

/** Ends of `in Bergen`, said of what happened: behind the verb, or before all and parted by a comma. */
export function placeEnds({ units }: Ground, at: number): number[] {
  const unit = units[at];
  if (unit === undefined || !isLed(unit) || !mayAttend(unit)) return [];
  if (at > 0 && at <= firstFinite(units)) return [];
  const found: number[] = [];
  for (let end = at + 1; end <= units.length; end += 1) {
    const next = units[end];
    if (end > at + 1 && (next === undefined || (at === 0 ? next.comma : isEdge(next)))) found.push(end);
    if (next === undefined || VERBAL.has(next.token.upos) || next.token.xpos.startsWith('W')) break;
  }
  return found;
}
