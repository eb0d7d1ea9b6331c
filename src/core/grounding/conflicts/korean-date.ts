import type { Amount } from '../../language/korean-amount.ts';

/** A date of a Korean text as far as it is said: 2025년 9월 18일, 9월 18일, 2025년. */
export interface KoreanDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** The first and behind the last of its terms. */
  readonly at: number;
  readonly to: number;
}

const FIRST_YEAR = 1000;

/** The date that begins at an amount; null for a number of years or days. */
export function koreanDateAt(amounts: readonly Amount[], index: number): KoreanDate | null {
  let next = index;
  let to = amounts[index]?.at ?? 0;
  /** Where what one word says of a date begins: all of 2024-03-05 is one. */
  let last = to;
  const take = (unit: string, least: number): number | null => {
    const amount = amounts[next];
    if (amount?.unit !== unit || amount.value < least || (amount.at !== to && amount.at !== last))
      return null;
    last = amount.at;
    next++;
    to = amount.to;
    return amount.value;
  };
  const at = to;
  const year = take('년', FIRST_YEAR);
  const month = take('월', 1);
  const day = month === null ? null : take('일', 1);
  return year === null && month === null ? null : { year, month, day, at, to };
}

const FIELDS = ['year', 'month', 'day'] as const;

/** Whether two dates may be one: what both say is equal. */
export function isSameDate(one: KoreanDate, other: KoreanDate): boolean {
  const both = FIELDS.filter((field) => one[field] !== null && other[field] !== null);
  return both.length > 0 && both.every((field) => one[field] === other[field]);
}

/** Whether two dates of one fineness cannot be one. */
export function isOtherDate(one: KoreanDate, other: KoreanDate): boolean {
  const isAlike =
    (one.day === null) === (other.day === null) && (one.month === null) === (other.month === null);
  return (
    isAlike &&
    FIELDS.some((field) => one[field] !== null && other[field] !== null && one[field] !== other[field])
  );
}
