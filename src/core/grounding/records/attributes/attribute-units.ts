import type { Quantity } from '../../../language/quantity.ts';
import type { Unit } from '../../../language/unit.ts';
import { UNITS } from '../../../language/unit-table.ts';
import type { Leaf } from './attribute-leaf.ts';
import { keyWords } from '../key-words.ts';

/** A stored number with the unit that its text or its key names: `"1.2L"`, `weight_g: 720`. */
export interface Measure {
  readonly value: number;
  readonly unit: Unit | null;
  /** True where the value is itself a bound: minimum_age. */
  readonly bound?: boolean;
}

const BOUND = /min(?:imum)?(?:_|[A-Z]|$)|max(?:imum)?(?:_|[A-Z]|$)|limit|최소|최대|최저|최고|한도|제한/;

const STORED = /^(?:[$€£₩]\s*)?(-?\d[\d,]*(?:\.\d+)?)\s*([\p{L}%°$€£₩/²³]{0,6})$/u;

/** The number that a leaf holds; null where it holds none. */
export function measureOf({ value, path }: Leaf): Measure | null {
  if (typeof value === 'number') return { value, unit: unitOfKey(path), bound: BOUND.test(path) };
  const match = typeof value === 'string' ? STORED.exec(value.trim()) : null;
  if (match === null) return null;
  const number = Number((match[1] ?? '').replaceAll(',', ''));
  return { value: number, unit: UNITS.get(match[2] ?? '') ?? unitOfKey(path) };
}

function unitOfKey(path: string): Unit | null {
  const words = keyWords(path.slice(path.lastIndexOf('.') + 1));
  const last = words.at(-1) ?? '';
  if (words.length < 2) return null;
  return (
    SHORT_UNITS.get(last) ?? UNITS.get(last) ?? UNITS.get(last.toUpperCase()) ?? leadingUnit(words[0] ?? '')
  );
}

/** `bytes_sent`, `hours_watched`. */
function leadingUnit(word: string): Unit | null {
  return /^(?:bytes|seconds|minutes|hours|days|months|years)$/.test(word) ? (UNITS.get(word) ?? null) : null;
}

/** Units as keys write them. */
const SHORT_UNITS: ReadonlyMap<string, Unit> = new Map(
  [
    ['c', '°C'],
    ['f', '°F'],
    ['percentage', '%'],
    ['won', 'KRW'],
    ['dollars', 'USD'],
    ['euros', 'EUR'],
  ]
    .flatMap(([key = '', name = '']) => {
      const unit = UNITS.get(name);
      return unit === undefined ? [] : [[key, unit] as const];
    })
    .concat([['mv', { symbol: 'mV', dimension: 'voltage', factor: 0.001, offset: 0 }] as const]),
);

/** False where both have units that do not convert into each other: the number is of something else. */
export function isComparable({ unit, text }: Quantity, stored: Measure): boolean {
  if (stored.unit?.dimension === 'currency:GBP' && /pounds?$/.test(text)) return true;
  return unit === null || stored.unit === null || unit.dimension === stored.unit.dimension;
}

/** Equal at the digits that the claim shows, or on the right side of it, in one unit. */
export function agrees(quantity: Quantity, stored: Measure): boolean {
  const value = inUnitOf(quantity, stored);
  const { resolution } = quantity;
  const comparator = stored.bound === true && quantity.comparator !== 'range' ? 'eq' : quantity.comparator;
  if (comparator === 'gt') return value > quantity.value;
  if (comparator === 'gte') return value >= quantity.value;
  if (comparator === 'lt') return value < quantity.value;
  if (comparator === 'lte') return value <= quantity.value;
  if (comparator === 'range') return value >= quantity.value && value <= (quantity.high ?? quantity.value);
  if (quantity.approximate) return Math.abs(value - quantity.value) <= Math.abs(value) * 0.05;
  const slack = Number.isInteger(quantity.value) ? 1e-9 : Math.min(resolution, 1) / 2;
  return Math.abs(value - quantity.value) <= slack;
}

function inUnitOf({ unit }: Quantity, stored: Measure): number {
  if (unit?.dimension === 'ratio' && stored.unit === null) return asPercent(stored.value, unit);
  if (unit === null || stored.unit === null || unit.dimension !== stored.unit.dimension) return stored.value;
  return (stored.value * stored.unit.factor + stored.unit.offset - unit.offset) / unit.factor;
}

/** A bare share of one (0.35) told in percent. */
function asPercent(value: number, { factor }: Unit): number {
  return value > 0 && value < 1 ? value / factor : value;
}
