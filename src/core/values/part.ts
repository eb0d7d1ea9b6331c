import type { Exact } from '../statement/exact.ts';
import type { Unit, UnreadReason } from '../statement/value.ts';
import type { WrittenNumber } from './number.ts';

/** One number with sign and unit: an end of a range, or the whole amount. */
export interface AmountPart {
  readonly start: number;
  readonly end: number;
  readonly low: Exact;
  readonly high: Exact;
  readonly resolution: Exact;
  readonly unit: Unit | null;
  readonly isPrefixed: boolean;
  readonly approximate: boolean;
  readonly scale: Exact;
  readonly unread: UnreadReason | null;
  readonly form: WrittenNumber['form'];
}
