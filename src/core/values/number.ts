import type { UnreadReason } from '../statement/value.ts';
import { type Exact, ONE, ZERO } from '../statement/exact.ts';

/** A number with its multipliers, before unit and sign. Both ends are one value, save for words that name two (서너). */
export interface WrittenNumber {
  readonly end: number;
  readonly low: Exact;
  readonly high: Exact;
  readonly resolution: Exact;
  readonly approximate: boolean;
  readonly unread: UnreadReason | null;
  readonly form: 'figures' | 'words' | 'sino' | 'native';
  /** A part of something: half, 3분의 1. */
  readonly share: boolean;
  /** The last multiplier, which the first end of a range takes over: 3~5만. */
  readonly scale: Exact;
  readonly needsUnit: boolean;
  readonly pointThree: boolean;
  /** Figures and nothing else. */
  readonly bare: boolean;
}

const PLAIN = {
  resolution: ONE,
  approximate: false,
  unread: null,
  share: false,
  scale: ONE,
  needsUnit: false,
  pointThree: false,
  bare: false,
} as const;

export function numberOf(
  end: number,
  value: Exact,
  form: WrittenNumber['form'],
  more: Partial<WrittenNumber> = {},
): WrittenNumber {
  return { ...PLAIN, end, low: value, high: value, form, ...more };
}

export function unreadNumber(end: number, unread: UnreadReason, form: WrittenNumber['form']): WrittenNumber {
  return numberOf(end, ZERO, form, { unread });
}
