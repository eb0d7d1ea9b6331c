import { add, divide, type Exact, multiply, negate, order, ZERO } from '../statement/exact.ts';
import type { Bound, Duration, Quantity, Unit } from '../statement/value.ts';
import { SHARE } from './unit-at.ts';

type Measured = Quantity | Duration;

function inUnit(bound: Bound | null, from: Unit | null, to: Unit | null): Bound | null {
  if (bound === null || from === null || to === null) return bound;
  return { ...bound, value: divide(multiply(bound.value, from.factor), to.factor) };
}

function isOf(a: Measured, b: Measured): boolean {
  const plain = (amount: Measured): boolean => amount.kind === 'duration' || amount.sort === 'cardinal';
  const hasOffset = (unit: Unit | null): boolean => unit !== null && order(unit.offset, ZERO) !== 0;
  if (!plain(a) || !plain(b) || hasOffset(a.unit) || hasOffset(b.unit)) return false;
  return a.unit?.dimension === b.unit?.dimension && a.per?.symbol === b.per?.symbol;
}

function plus(a: Bound | null, b: Bound | null): Bound | null {
  return a === null || b === null ? null : { value: add(a.value, b.value), open: a.open || b.open };
}

function turned(bound: Bound | null): Bound | null {
  return bound === null ? null : { ...bound, value: negate(bound.value) };
}

const coarser = (a: Exact, b: Exact): Exact => (order(a, b) < 0 ? b : a);

function joined(a: Measured, b: Measured, low: Bound | null, high: Bound | null): Measured {
  const approximate = a.approximate || b.approximate;
  return {
    ...a,
    low,
    high,
    approximate,
    resolution: coarser(
      a.resolution,
      inUnit({ value: b.resolution, open: false }, b.unit, a.unit)?.value ?? a.resolution,
    ),
  };
}

/** Exact, in the unit of the first; null where both are not of one unit and one "per". */
export function sum(a: Measured, b: Measured): Measured | null {
  if (!isOf(a, b)) return null;
  return joined(
    a,
    b,
    plus(a.low, inUnit(b.low, b.unit, a.unit)),
    plus(a.high, inUnit(b.high, b.unit, a.unit)),
  );
}

export function difference(a: Measured, b: Measured): Measured | null {
  if (!isOf(a, b)) return null;
  const [low, high] = [inUnit(b.low, b.unit, a.unit), inUnit(b.high, b.unit, a.unit)];
  return joined(a, b, plus(a.low, turned(high)), plus(a.high, turned(low)));
}

/** How many times `b` is in `a`, as a share; null too where `b` is nothing, or one of them is no single number. */
export function ratio(a: Measured, b: Measured): Quantity | null {
  const [top, under] = [a.low, inUnit(b.low, b.unit, a.unit)];
  if (!isOf(a, b) || top === null || under === null || a.low !== a.high || b.low !== b.high) return null;
  if (order(under.value, ZERO) === 0) return null;
  const bound = { value: divide(top.value, under.value), open: false };
  const approximate = a.approximate || b.approximate;
  return {
    kind: 'quantity',
    sort: 'cardinal',
    low: bound,
    high: bound,
    unit: SHARE,
    per: null,
    approximate,
    resolution: ZERO,
  };
}
