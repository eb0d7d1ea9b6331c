import { order, ZERO } from '../../statement/exact.ts';
import type { Day, Value } from '../../statement/value.ts';
import { difference } from '../../values/arithmetic.ts';

function dayNumber({ year, month, day }: Day): number | null {
  return year === null ? null : (year * 12 + month) * 31 + day;
}

function orderDays(a: Day | null, b: Day | null): number | null {
  const [one, other] = [a === null ? null : dayNumber(a), b === null ? null : dayNumber(b)];
  return one === null || other === null ? null : Math.sign(one - other);
}

/** Below zero where `a` is surely smaller or earlier, zero where both are the same; null where nobody can tell. */
export function orderValues(a: Value, b: Value): number | null {
  if (a.kind === 'period' && b.kind === 'period') {
    if (a.approximate || b.approximate) return null;
    const [starts, ends] = [orderDays(a.from, b.from), orderDays(a.to ?? a.from, b.to ?? b.from)];
    return starts === ends && a.fineness === b.fineness ? starts : null;
  }
  if (a.kind === 'clock' && b.kind === 'clock')
    return a.zone === b.zone && a.halfKnown && b.halfKnown && a.bound === b.bound
      ? Math.sign(a.from - b.from)
      : null;
  const isAmount = (value: Value) => value.kind === 'quantity' || value.kind === 'duration';
  if (!isAmount(a) || !isAmount(b) || a.approximate || b.approximate) return null;
  const gap = difference(a, b);
  if (
    gap === null ||
    gap.low === null ||
    gap.high === null ||
    gap.low.open ||
    order(gap.low.value, gap.high.value) !== 0
  )
    return null;
  return Math.sign(order(gap.low.value, ZERO));
}
