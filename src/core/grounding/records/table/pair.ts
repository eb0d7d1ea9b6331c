import type { Slot } from './claim-reading.ts';
import { type Context, rowsOf, selection } from './scope.ts';

/** Two values of one column that are compared; the first is what the claim is about. */
export interface Pair {
  readonly one: Slot;
  readonly other: Slot;
  readonly rest: readonly Slot[];
}

function areRivals(context: Context, one: Slot, other: Slot): boolean {
  if (one.kind === 'number' || other.kind === 'number') return false;
  if (!one.options.some(({ column }) => other.options.some((option) => option.column === column)))
    return false;
  const [a, b] = [selection(context, one).rows, selection(context, other).rows];
  const same = a.length === b.length && a.every((row, at) => row === b[at]);
  return a.length > 0 && b.length > 0 && !same;
}

/** 보다 at the end of a value, or behind it: the other side of the comparison. */
function hasThan({ claim }: Context, { to }: Slot): boolean {
  const [last = '', next = ''] = [claim.words[to - 1]?.lower, claim.words[to]?.lower];
  return last.includes('보다') || next.startsWith('보다');
}

/** The first two slots of one column that speak of different rows; the second is compared with, save before 보다. */
export function pairOf(context: Context, slots: readonly Slot[]): Pair | null {
  for (const [at, one] of slots.entries()) {
    const other = slots.slice(at + 1).find((later) => areRivals(context, one, later));
    if (other === undefined) continue;
    const rest = slots.filter((slot) => slot !== one && slot !== other);
    return hasThan(context, one) ? { one: other, other: one, rest } : { one, other, rest };
  }
  return null;
}

/** One row for a side: narrowed by the other slots where that leaves something. */
export function rowOf(
  context: Context,
  side: Slot,
  rest: readonly Slot[],
): { row: number; doubt: number } | null {
  const own = selection(context, side).rows;
  const narrowed = rowsOf(context, [side, ...rest.filter(({ kind }) => kind !== 'number')]);
  const rows = narrowed.length > 0 ? narrowed : own;
  const [row] = rows;
  return row === undefined ? null : { row, doubt: rows.length > 1 ? 0.3 : 0 };
}
