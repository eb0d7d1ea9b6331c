import { comparable, convert, unitOf } from '../../language/units.ts';
import type { Quantity } from '../../language/quantity.ts';

/** A value of a source, with its unit's symbol. */
interface Actual {
  readonly value: number;
  readonly unit: string | null;
}

/** Binary dust of a sum of decimals. */
const DUST = 1e-9;
/** A bare number beside a ratio: 0.96 and 96 both mean 96 %, told apart by their size. */
const LARGEST_RATIO = 1.5;

export function inUnitOf(value: number, own: Quantity['unit'], target: string | null): number | null {
  const to = target === null ? null : unitOf(target);
  if (to === null) return value;
  const bare = to.dimension === 'ratio' ? unitOf(Math.abs(value) <= LARGEST_RATIO ? 'ratio' : '%') : to;
  const from = own ?? bare;
  return comparable(from, to) ? convert(value, from, to) : null;
}

/** True where the value of a source, rounded to the digits that the claim shows, is the claimed one. */
export function matchesDigits({ value, unit, resolution }: Quantity, actual: Actual): boolean {
  const own = inUnitOf(value, unit, actual.unit);
  if (own === null) return false;
  const scale = value === 0 ? 1 : Math.abs(own / value);
  return Math.abs(own - actual.value) <= (resolution * scale) / 2 + DUST;
}
