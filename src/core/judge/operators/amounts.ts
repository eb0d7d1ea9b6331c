import { divide, exact, type Exact, multiply, ONE, order, ZERO } from '../../statement/exact.ts';
import type { Bound, Duration, Quantity, Value } from '../../statement/value.ts';
import { difference, ratio, sum } from '../../values/arithmetic.ts';
import type { Means } from '../means.ts';
import type { Operand } from './operands.ts';
import { type Answer, UNDECIDED } from './question.ts';

export type Measured = Quantity | Duration;

export function measuredOf({ value }: Operand): Measured | null {
  return value.kind === 'quantity' || value.kind === 'duration' ? value : null;
}

/** Null where one of them is no amount, or of another unit. */
export function totalOf(operands: readonly Operand[]): Measured | null {
  const [first = null, ...rest] = operands.map(measuredOf);
  return rest.reduce<Measured | null>(
    (all, one) => (all === null || one === null ? null : sum(all, one)),
    first,
  );
}

function timesBound(bound: Bound | null, factor: Exact): Bound | null {
  return bound === null ? null : { ...bound, value: multiply(bound.value, factor) };
}

/** So many times an amount: exact, whatever digits show. */
export function multiplied<T extends Measured>(amount: T, factor: Exact): T {
  return {
    ...amount,
    low: timesBound(amount.low, factor),
    high: timesBound(amount.high, factor),
    resolution: ZERO,
  };
}

/** So many, as the claim counts them. */
export function counted(said: Quantity, many: number): Quantity {
  const bound = { value: exact(many), open: false };
  return { ...said, low: bound, high: bound, approximate: false, resolution: ONE };
}

export function shared(total: Measured, among: number): Measured {
  return multiplied(total, divide(exact(1), exact(among)));
}

/** A share of a whole: a third, 40 %, 절반. */
export function isShare(value: Value | null): value is Quantity {
  return value?.kind === 'quantity' && value.sort === 'cardinal' && value.unit?.dimension === 'ratio';
}

/** 14 %p of a gap of 14 %: both are hundredths. */
function inPoints(gap: Measured | null, said: Value): Measured | null {
  const unit = said.kind === 'quantity' && said.unit?.dimension === 'point' ? said.unit : null;
  if (unit === null || gap?.kind !== 'quantity' || gap.unit?.dimension !== 'ratio') return gap;
  return { ...multiplied(gap, divide(gap.unit.factor, unit.factor)), unit };
}

/** By how much one amount is above another: the gap itself, in points where the claim says points, or as a share of the other. */
export function gapSaid(said: Value, high: Measured, low: Measured, base: Measured): Measured | null {
  const gap = difference(high, low);
  const isOfBase = isShare(said) && !isShare(base);
  return gap === null || !isOfBase ? inPoints(gap, said) : shareOf(gap, base);
}

/** What share one amount is of another; null where one of them is no single number. */
export function shareOf(part: Measured, whole: Measured): Quantity | null {
  const [top, under] = [part, whole].map((one) => {
    const isOne = one.low !== null && one.high !== null && order(one.low.value, one.high.value) === 0;
    return isOne ? { ...one, high: one.low } : null;
  });
  return top === null || top === undefined || under === null || under === undefined
    ? null
    : ratio(top, under);
}

/** How the claim's number stands to the one that was computed from these operands. */
export function compared(
  said: Value,
  computed: Value | null,
  operands: readonly Operand[],
  { compare }: Means,
): Answer {
  const facts = operands.map(({ fact }) => fact);
  const found = computed === null ? 'incomparable' : compare(said, computed);
  if (found === 'equal' || found === 'within') return { match: 'supported', facts };
  return found === 'excluded' ? { match: 'contradicted', facts } : UNDECIDED;
}

/** A share or a multiple that is near the claim's is rounded, as people say it: neither supported nor contradicted. */
export function comparedShare(
  said: Quantity,
  computed: Quantity | null,
  operands: readonly Operand[],
  means: Means,
): Answer {
  const answer = compared(said, computed, operands, means);
  if (answer.match !== 'contradicted' || computed === null) return answer;
  const isNear = means.compare({ ...said, approximate: true }, computed) === 'within';
  return isNear ? UNDECIDED : answer;
}

/** Two, three times; half: so many times another amount. Null for what is about so many. */
export function factorOf(value: Value | null): Quantity | null {
  if (value?.kind !== 'quantity' || value.low === null || value.approximate) return null;
  return value.sort === 'multiple' || isShare(value) ? value : null;
}

/** How many times as much one amount is as another, as the claim says it: a multiple or a share. */
export function timesSaid(factor: Quantity, one: Measured, base: Measured): Quantity | null {
  const found = shareOf(one, base);
  if (found === null || factor.sort !== 'multiple') return found;
  return { ...found, sort: factor.sort, unit: factor.unit };
}
