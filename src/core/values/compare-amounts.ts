import { absolute, add, type Exact, exact, multiply, order, subtract } from '../statement/exact.ts';
import type { Bound, Comparison, Duration, Quantity, Unit } from '../statement/value.ts';

type Measured = Quantity | Duration;
const HALF = exact(1, 2);
/** What a bare number may be: a count, a share as a decimal, an age. Never money, never a length. */
const BARE = /^(?:count:|ratio$|age$|score)/;

interface Interval {
  readonly low: Bound | null;
  readonly high: Bound | null;
}

function inBase(value: Exact, unit: Unit | null): Exact {
  return unit === null ? value : add(multiply(value, unit.factor), unit.offset);
}

function based(bound: Bound | null, unit: Unit | null): Bound | null {
  return bound === null ? null : { ...bound, value: inBase(bound.value, unit) };
}

function sameUnits(a: Unit | null, b: Unit | null): boolean {
  if (a === null || b === null) return BARE.test((a ?? b)?.dimension ?? 'count:');
  return a.dimension === b.dimension;
}

function sameEach(a: Unit | null, b: Unit | null): boolean {
  return a === null || b === null ? a === b : a.dimension === b.dimension && order(a.factor, b.factor) === 0;
}

function sameSort(a: Measured, b: Measured): boolean {
  if (a.kind === 'duration' || b.kind === 'duration') return a.kind === b.kind;
  if (a.sort !== b.sort) return false;
  return a.sort !== 'ordinal' || a.unit === null || b.unit === null || a.unit.symbol === b.unit.symbol;
}

function comparable(a: Measured, b: Measured): boolean {
  if (!sameSort(a, b) || !sameEach(a.per, b.per)) return false;
  const isOrdinal = a.kind === 'quantity' && a.sort === 'ordinal';
  return isOrdinal || sameUnits(a.unit, b.unit);
}

function pointOf({ low, high }: Interval): Exact | null {
  return low !== null && high !== null && !low.open && !high.open && order(low.value, high.value) === 0
    ? low.value
    : null;
}

/** Whether everything above `a` begins at or above where `b` begins. */
function beginsInside(a: Bound | null, b: Bound | null): boolean {
  if (b === null) return true;
  if (a === null) return false;
  const sign = order(a.value, b.value);
  return sign > 0 || (sign === 0 && (a.open || !b.open));
}

function endsInside(a: Bound | null, b: Bound | null): boolean {
  if (b === null) return true;
  if (a === null) return false;
  const sign = order(a.value, b.value);
  return sign < 0 || (sign === 0 && (a.open || !b.open));
}

function isInside(a: Interval, b: Interval): boolean {
  return beginsInside(a.low, b.low) && endsInside(a.high, b.high);
}

function isApart(high: Bound | null, low: Bound | null): boolean {
  if (high === null || low === null) return false;
  const sign = order(high.value, low.value);
  return sign < 0 || (sign === 0 && (high.open || low.open));
}

function isNear(a: Exact, b: Exact, tolerance: Exact): boolean {
  return order(absolute(subtract(a, b)), multiply(absolute(b), tolerance)) < 0;
}

/** The claim shows fewer digits, is the evidence at those digits, and is near enough. */
function isRounded(claim: Measured, evidence: Measured, said: Exact, held: Exact, tolerance: Exact): boolean {
  const shown = inBase(claim.resolution, claim.unit === null ? null : { ...claim.unit, offset: exact(0) });
  const known = inBase(
    evidence.resolution,
    evidence.unit === null ? null : { ...evidence.unit, offset: exact(0) },
  );
  if (order(shown, known) <= 0 || (claim.kind === 'quantity' && claim.sort === 'ordinal')) return false;
  return order(absolute(subtract(said, held)), multiply(shown, HALF)) <= 0 && isNear(said, held, tolerance);
}

function comparePoints(
  claim: Measured,
  evidence: Measured,
  said: Exact,
  held: Exact,
  tolerance: Exact,
): Comparison {
  const isEqual = order(said, held) === 0;
  if (isEqual && claim.approximate === evidence.approximate) return 'equal';
  if (claim.approximate) return isEqual || isNear(said, held, tolerance) ? 'within' : 'excluded';
  if (evidence.approximate) return isEqual || isNear(said, held, tolerance) ? 'incomparable' : 'excluded';
  return isRounded(claim, evidence, said, held, tolerance) ? 'within' : 'excluded';
}

const isRange = ({ low, high }: Interval): boolean => low !== null && high !== null;

function compareIntervals(claim: Interval, evidence: Interval): Comparison {
  const isPoint = pointOf(evidence) !== null;
  if (isInside(evidence, claim) && isInside(claim, evidence)) return 'equal';
  if (isApart(evidence.high, claim.low) || isApart(claim.high, evidence.low)) return 'excluded';
  if (isInside(evidence, claim)) return isRange(claim) && isPoint ? 'incomparable' : 'within';
  return pointOf(claim) !== null && isRange(evidence) ? 'excluded' : 'incomparable';
}

/** Whether the evidence's amount says the claim's. */
export function compareAmounts(claim: Measured, evidence: Measured, tolerance: Exact): Comparison {
  if (!comparable(claim, evidence)) return 'incomparable';
  const said = { low: based(claim.low, claim.unit), high: based(claim.high, claim.unit) };
  const held = { low: based(evidence.low, evidence.unit), high: based(evidence.high, evidence.unit) };
  const [point, other] = [pointOf(said), pointOf(held)];
  if (point !== null && other !== null) return comparePoints(claim, evidence, point, other, tolerance);
  const outcome = compareIntervals(said, held);
  return outcome === 'excluded' && (claim.approximate || evidence.approximate) ? 'incomparable' : outcome;
}
