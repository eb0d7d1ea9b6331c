import type { ClaimedValue } from '../../../contract/assertion.ts';
import { convert, unitOf } from '../../language/units.ts';
import { agreesRounded, inUnitOf } from './compare.ts';
import type { Point } from './point.ts';
import { showNumber } from './show.ts';

/** A stated difference held against the real one, with the formula shown. */
export interface Difference {
  readonly agrees: boolean;
  readonly derivation: string;
}

function isRatio(unit: string | null): boolean {
  return unit !== null && unitOf(unit)?.dimension === 'ratio';
}

function numberOf(point: Point): number {
  return typeof point.value === 'number' ? point.value : Number.NaN;
}

/** The value of a point in the unit of another. */
export function aligned(point: Point, unit: string | null): number {
  const value = numberOf(point);
  if (point.unit === unit || point.unit === null || unit === null) return value;
  return convert(value, unitOf(point.unit), unitOf(unit)) ?? Number.NaN;
}

function inPoints(difference: number, unit: string | null): number {
  return isRatio(unit) ? (convert(difference, unitOf(unit ?? ''), unitOf('%')) ?? Number.NaN) : difference;
}

/**
 * Holds a stated amount against the step from `base` to `value`: `%` relative to the base, `%p` the difference
 * of percentages, a multiple the quotient, any other unit the difference.
 */
export function compareDifference(
  amount: ClaimedValue,
  isMultiple: boolean,
  base: Point,
  value: Point,
  tolerance: number,
): Difference {
  const to = numberOf(value);
  const from = aligned(base, value.unit);
  const step = Math.abs(to - from);
  const claimedUnit = amount.unit === null ? null : unitOf(amount.unit);
  const compare = (claimed: number, actual: number, derivation: string): Difference => ({
    agrees: agreesRounded(amount, claimed, actual, tolerance),
    derivation,
  });
  if (isMultiple)
    return compare(
      amount.value,
      to / from,
      `${showNumber(to)} / ${showNumber(from)} = ${showNumber(to / from)}`,
    );
  if (claimedUnit?.dimension === 'point' || (isRatio(value.unit) && claimedUnit === null)) {
    const points = inPoints(step, value.unit);
    return compare(
      Math.abs(amount.value),
      points,
      `|${showNumber(to)} - ${showNumber(from)}| = ${showNumber(points)} %p`,
    );
  }
  if (claimedUnit?.dimension === 'ratio') {
    const relative = step / Math.abs(from);
    const claimed = convert(Math.abs(amount.value), claimedUnit, unitOf('ratio')) ?? Number.NaN;
    return compare(
      claimed,
      relative,
      `|${showNumber(to)} - ${showNumber(from)}| / ${showNumber(Math.abs(from))} = ${showNumber(relative * 100)} %`,
    );
  }
  const claimed = inUnitOf(Math.abs(amount.value), amount.unit, value.unit);
  return compare(
    claimed ?? Number.NaN,
    step,
    `|${showNumber(to)} - ${showNumber(from)}| = ${showNumber(step)}`,
  );
}
