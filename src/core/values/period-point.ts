import type { Day, Fineness, Period, UnreadReason } from '../statement/value.ts';
import { firstOf, isDay, lastOf } from './day.ts';

/** One named day, month, year …, before ranges and bounds. */
export interface PeriodPoint {
  readonly start: number;
  readonly end: number;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly fineness: Fineness;
  readonly calendar: Period['calendar'];
  readonly weekdays: readonly number[];
  readonly part: Period['part'];
  readonly unread: UnreadReason | null;
}

const PLAIN = { calendar: 'civil', weekdays: [], part: null, unread: null } as const;
const MONTHS_OF = { month: 1, quarter: 3, half: 6, year: 12 } as const;

export function unreadPoint(start: number, end: number, unread: UnreadReason): PeriodPoint {
  return { ...PLAIN, start, end, from: null, to: null, fineness: 'day', unread };
}

/** A day, which must be one of the calendar. */
export function dayPoint(
  start: number,
  end: number,
  year: number | null,
  month: number,
  day: number,
): PeriodPoint {
  const named = { year, month, day };
  return isDay(named)
    ? { ...PLAIN, start, end, from: named, to: named, fineness: 'day' }
    : unreadPoint(start, end, 'impossible');
}

/** A month, quarter, half or year that begins with `month`. */
export function monthsPoint(
  start: number,
  end: number,
  fineness: keyof typeof MONTHS_OF,
  year: number | null,
  month = 1,
): PeriodPoint {
  const last = month + MONTHS_OF[fineness] - 1;
  if (month < 1 || last > 12) return unreadPoint(start, end, 'impossible');
  return { ...PLAIN, start, end, from: firstOf(year, month), to: lastOf(year, last), fineness };
}

/** Some years on end: a decade, a century. */
export function yearsPoint(
  start: number,
  end: number,
  fineness: Fineness,
  first: number,
  last: number,
): PeriodPoint {
  return { ...PLAIN, start, end, from: firstOf(first, 1), to: lastOf(last, 12), fineness };
}

export function weekdayPoint(start: number, end: number, weekdays: readonly number[]): PeriodPoint {
  return { ...PLAIN, start, end, from: null, to: null, fineness: 'weekday', weekdays };
}
