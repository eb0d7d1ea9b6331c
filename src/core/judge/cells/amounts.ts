import type { Duration, Quantity, Value } from '../../statement/value.ts';
import { difference, sum } from '../../values/arithmetic.ts';
import type { Means } from '../means.ts';
import type { Cell } from './cell.ts';

type Amount = Quantity | Duration;

function amountOf({ value }: Cell): Amount | null {
  return value.kind === 'quantity' || value.kind === 'duration' ? value : null;
}

export function totalOf(cells: readonly Cell[]): Amount | null {
  const [first = null, ...rest] = cells.map(amountOf);
  return rest.reduce<Amount | null>(
    (all, one) => (all === null || one === null ? null : sum(all, one)),
    first,
  );
}

export function gapOf(lower: Cell, upper: Cell): Amount | null {
  const [low, high] = [amountOf(lower), amountOf(upper)];
  return low === null || high === null ? null : difference(high, low);
}

/** The claim says the computed amount; points are what is between two shares. */
export function isSaid(claim: Value, computed: Amount | null, { compare }: Means): boolean {
  if (computed === null) return false;
  const isPoint = claim.kind === 'quantity' && claim.unit?.dimension === 'point';
  const result = isPoint && computed.kind === 'quantity' ? { ...computed, unit: claim.unit } : computed;
  return compare(claim, result) === 'equal';
}
