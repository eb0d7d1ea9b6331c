import type { Day } from '../statement/value.ts';

const LONG_MONTHS: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 10, 12]);
const FEBRUARY = 2;

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a month; February of no year may have 29. */
export function daysIn(year: number | null, month: number): number {
  if (month === FEBRUARY) return year === null || isLeap(year) ? 29 : 28;
  return LONG_MONTHS.has(month) ? 31 : 30;
}

export function isDay({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

export function firstOf(year: number | null, month: number): Day {
  return { year, month, day: 1 };
}

export function lastOf(year: number | null, month: number): Day {
  return { year, month, day: daysIn(year, month) };
}

/** Rises with the day; days of no year are compared as days of one year. */
export function orderOfDay({ year, month, day }: Day): number {
  return ((year ?? 0) * 12 + month) * 31 + day;
}
