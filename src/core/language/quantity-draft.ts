import type { Bound } from './comparator.ts';
import type { NumberReading } from './number.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** A quantity while it is read: the number, then what stands behind it. */
export interface Draft extends NumberReading {
  readonly unit: Unit | null;
  readonly kind: Quantity['kind'];
  readonly approximate: boolean;
  /** A bound between number and unit: `30 or more people`. */
  readonly bound?: Bound;
  readonly counted?: string;
}
