import type { Exact } from '../statement/exact.ts';

/** An exact number as the nearest one that a computer holds. */
export function numberOf({ over, under }: Exact): number {
  return under === 1n ? Number(over) : Number(`${over}`) / Number(`${under}`);
}
