import type { ClaimedValue } from '../../../contract/assertion.ts';
import type { AttributeKind } from '../../../contract/vocabulary.ts';
import { comparable, convert, unitOf } from '../../language/units.ts';

/** How a claimed value and a value of a source relate. `other_unit`: the digits agree and the units do not. */
export type Comparison = 'agrees' | 'differs' | 'other_unit' | 'incomparable';

/** A value of a source, with its unit's symbol. */
export interface Actual {
  readonly value: number;
  readonly unit: string | null;
}

/** Binary dust: 3.15 is exactly 5 % over 3. */
const DUST = 1e-9;

function close(claimed: number, actual: number, tolerance: number): boolean {
  if (Math.sign(claimed) !== Math.sign(actual)) return claimed === actual;
  const margin = tolerance * Math.abs(actual);
  return Math.abs(claimed - actual) < margin - DUST * Math.abs(actual) || claimed === actual;
}

function same(claimed: number, actual: number): boolean {
  return Number.isFinite(actual) && Math.abs(claimed - actual) <= DUST * Math.max(1, Math.abs(actual));
}

/** What equality means: "about" and measures take the tolerance, counts and the rest are exact. */
function equals(
  claimed: ClaimedValue,
  kind: AttributeKind,
  tolerance: number,
): (value: number, actual: number) => boolean {
  const loose = claimed.approximate || kind === 'measure';
  return (value, actual) => (loose ? close(value, actual, tolerance) : same(value, actual));
}

function holds(
  claimed: ClaimedValue,
  value: number,
  high: number | undefined,
  actual: number,
  kind: AttributeKind,
  tolerance: number,
): boolean {
  const isRange = claimed.comparator === 'range';
  const margin = claimed.approximate && isRange ? tolerance * Math.abs(value) : 0;
  const edge = 1e-9 * Math.max(1, Math.abs(value));
  switch (claimed.comparator) {
    case 'eq':
      return equals(claimed, kind, tolerance)(value, actual);
    case 'gt':
      return actual > value - margin + (margin > 0 ? 0 : edge);
    case 'gte':
      return actual >= value - margin - edge;
    case 'lt':
      return actual < value + margin - (margin > 0 ? 0 : edge);
    case 'lte':
      return actual <= value + margin + edge;
    case 'range':
      return actual >= value - margin - edge && actual <= (high ?? value) + margin + edge;
  }
}

/** A source's bare number beside a claimed percentage: told by its size, as a claimed bare one is. */
function shareUnit(claimed: string | null, actual: number): string | null {
  const isShare = claimed !== null && unitOf(claimed)?.dimension === 'ratio';
  if (!isShare) return null;
  return Math.abs(actual) <= BARE_RATIO_LIMIT ? 'ratio' : '%';
}

const BARE_RATIO_LIMIT = 1.5;

/** A bare number beside a ratio or a percentage: 0.96 and 96 both mean 96 %, told apart by their size. */
function bareIn(value: number, unit: string | null): number {
  const target = unit === null ? null : unitOf(unit);
  if (target === null || target.dimension !== 'ratio') return value;
  const written = Math.abs(value) <= BARE_RATIO_LIMIT ? 'ratio' : '%';
  return convert(value, unitOf(written), target) ?? value;
}

/** The claimed number in the unit of the source; null where the units measure different things. */
export function inUnitOf(value: number, unit: string | null, target: string | null): number | null {
  if (unit === null) return bareIn(value, target);
  if (target === null) return value;
  const [from, to] = [unitOf(unit), unitOf(target)];
  return comparable(from, to) ? convert(value, from, to) : null;
}

/** Holds a claimed value against one of a source. Units are made equal first; `tolerance` is relative, exclusive. */
export function compareValue(
  claimed: ClaimedValue,
  actual: Actual,
  kind: AttributeKind,
  tolerance: number,
): Comparison {
  const unit = actual.unit ?? shareUnit(claimed.unit, actual.value);
  const value = inUnitOf(claimed.value, claimed.unit, unit);
  const high = claimed.high === undefined ? undefined : inUnitOf(claimed.high, claimed.unit, unit);
  if (value === null || high === null) {
    return same(claimed.value, actual.value) ? 'other_unit' : 'incomparable';
  }
  if (holds(claimed, value, high, actual.value, kind, tolerance)) return 'agrees';
  const raw = claimed.unit !== null && claimed.unit !== actual.unit && same(claimed.value, actual.value);
  return raw ? 'other_unit' : 'differs';
}

/** A derived number agrees within the tolerance or where it rounds to the digits that the claim shows. */
export function agreesRounded(
  claimed: ClaimedValue,
  value: number,
  actual: number,
  tolerance: number,
): boolean {
  if (claimed.comparator !== 'eq') return holds(claimed, value, claimed.high, actual, 'measure', tolerance);
  const scale = claimed.value === 0 ? 1 : Math.abs(value / claimed.value);
  return (
    close(value, actual, tolerance) || Math.abs(value - actual) <= (claimed.resolution * scale) / 2 + 1e-9
  );
}

/** True where the value of a source, rounded to the digits that the claim shows, is the claimed one. */
export function matchesDigits(claimed: ClaimedValue, actual: Actual): boolean {
  const value = inUnitOf(claimed.value, claimed.unit, actual.unit);
  if (value === null) return false;
  const tolerance = claimed.approximate ? 0.05 : 0;
  return agreesRounded({ ...claimed, comparator: 'eq' }, value, actual.value, tolerance);
}
