import type { Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';

const NOUN = /^[\p{L}][\p{L}\p{M} _/-]{0,39}$/u;

function singular(noun: string): string {
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/**
 * The unit that a symbol or name stands for: `%`, `시간`, `days`, `KRW`, `people`.
 * Words match in any letter case, symbols of one or two letters as written.
 * A noun that no table knows counts itself: dimension `count:<noun>`. Null for what is no word (`''`, `12`).
 */
export function unitOf(symbol: string): Unit | null {
  const name = symbol.trim();
  const found = UNITS.get(name) ?? UNITS.get(name.toUpperCase()) ?? UNITS.get(name.toLowerCase());
  if (found !== undefined) return found;
  if (!NOUN.test(name)) return null;
  const noun = singular(name.toLowerCase());
  return UNITS.get(noun) ?? { symbol: noun, dimension: `count:${noun}`, factor: 1, offset: 0 };
}

const BARE = /^(?:ratio|people|items|fte|effort|age|score|degree|count:.*)$/;

/** The value in the base unit of its dimension. A bare number (null) is its own base. */
export function toBase(value: number, unit: Unit | null): number {
  return unit === null ? value : tidy(value * unit.factor + unit.offset);
}

/**
 * Whether two quantities may be held against each other. Same dimension: yes. `items` counts anything that
 * is counted (`count:*`) but not people. Null, a bare number, agrees with null, with ratios (0.96 ↔ 96 %) and
 * with everything counted; never with money, percentage points or a physical unit.
 */
export function comparable(a: Unit | null, b: Unit | null): boolean {
  if (a === null || b === null) return bare(a) && bare(b);
  return a.dimension === b.dimension || counts(a, b) || counts(b, a);
}

/** `value` of unit `from` in unit `to`; null where the two are not comparable. */
export function convert(value: number, from: Unit | null, to: Unit | null): number | null {
  if (!comparable(from, to)) return null;
  if (from !== null && from.symbol === to?.symbol) return value;
  const base = toBase(value, from);
  return to === null ? base : tidy((base - to.offset) / to.factor);
}

function bare(unit: Unit | null): boolean {
  return unit === null || BARE.test(unit.dimension);
}

function counts(generic: Unit, other: Unit): boolean {
  return generic.dimension === 'items' && other.dimension.startsWith('count:');
}

/** Takes back the last binary digits that a product of decimals adds: 92.5 × 0.01 is 0.925. */
function tidy(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : value;
}
