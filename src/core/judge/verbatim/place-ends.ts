import { ATTENDING, PLACING, PLACING_PARTICLES } from '../../lexicon/repetition-words.ts';
import { isLed } from './fronted.ts';
import { type Ground, NOMINAL, VERBAL } from './ground.ts';
import { firstFinite } from './predicates.ts';
import type { Unit } from './unit.ts';
import { small } from './units-of.ts';

function isEdge(unit: Unit): boolean {
  return unit.comma || isLed(unit) || unit.token.upos === 'CCONJ';
}

function mayAttend({ first }: Unit): boolean {
  const marker = small(first.form);
  return PLACING.has(marker) || ATTENDING.has(marker);
}

/** Ends of `in Bergen`, said of what happened: behind the verb, or before all and parted by a comma. */
export function englishPlaceEnds({ units }: Ground, at: number): number[] {
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

function isTime({ value }: Unit): boolean {
  const own = value?.value;
  return (own?.kind === 'period' || own?.kind === 'clock') && own.bound === 'at';
}

function isBare({ marks, token, value }: Unit): boolean {
  return marks === '' && value === null && token.inflection?.kind === 'noun' && NOMINAL.has(token.upos);
}

function isPlacing({ token }: Unit): boolean {
  const particles = token.inflection?.particles ?? [];
  const own = particles.filter((one) => one !== '은');
  return own.length === 1 && PLACING_PARTICLES.has(own[0] ?? '');
}

/** The end of `1998년`, `강릉에`. */
export function koreanPlaceEnds({ units }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || (before !== undefined && isBare(before))) return [];
  if (isTime(unit)) return unit.marks === '' || isPlacing(unit) ? [at + 1] : [];
  let end = at;
  for (let next = units[end]; next !== undefined && isBare(next); next = units[end]) end += 1;
  const last = units[end];
  return last !== undefined && last.value === null && isPlacing(last) && end < units.length - 1
    ? [end + 1]
    : [];
}
