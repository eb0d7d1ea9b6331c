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
