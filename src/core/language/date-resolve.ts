import { addDays, addMonths, daysBetween, daysInMonth, isoDay, partsOf, YEARS } from './calendar.ts';
import { type DateCount, type DateParts, granularityOf } from './date-parts.ts';
import { isoWeekOf, mondayOf, mondayOfWeek } from './iso-week.ts';
import type { DayRange, Granularity } from './period.ts';

/** A date placed in the calendar. */
export interface ResolvedDate {
  readonly granularity: Granularity;
  readonly from: string | null;
  readonly to: string | null;
  readonly relative: boolean;
  readonly impossible: boolean;
}

/** Half a year: a date without a year is at most so far in the future, else it was last year's. */
const FUTURE_DAYS = 183;
const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const;
const IN_A_YEAR = { day: 365, week: 52, month: 12, quarter: 4, half: 2, year: 1 } as const;

/** Places parts in the calendar. Without a reference day, what depends on it stays open (null). */
export function resolveDate(parts: DateParts, reference: string | undefined): ResolvedDate {
  const granularity = granularityOf(parts);
  const relative = parts.year === undefined;
  const open = { granularity, from: null, to: null, relative };
  if (isImpossible(parts)) return { ...open, relative: false, impossible: true };
  if (relative && (reference === undefined || leaves(parts, reference)))
    return { ...open, impossible: false };
  const range = rangeOf(parts, reference ?? '');
  if (range === null) return { ...open, impossible: true };
  return { granularity, from: range[0], to: range[1], relative, impossible: false };
}

/** True where the count leads out of the calendar, or within two years of its ends: 2024년 전 of 1970. */
function leaves({ offset, window, yearOffset = 0 }: DateParts, reference: string): boolean {
  const { unit, count } = offset ?? window ?? { unit: 'year', count: yearOffset };
  const year = partsOf(reference)[0] + count / IN_A_YEAR[unit];
  return !(year > YEARS.first + 2 && year < YEARS.last - 2);
}

/** The whole unit that holds a day, `count` units away. */
export function unitAt(day: string, { unit, count }: DateCount): readonly [string, string] {
  if (unit === 'day') return [addDays(day, count), addDays(day, count)];
  if (unit === 'week') return weekFrom(addDays(mondayOf(day), count * 7));
  const size = MONTHS[unit];
  const [year, month] = partsOf(day);
  const first = addMonths(`${day.slice(0, 4)}-01-01`, Math.floor((month - 1) / size) * size + count * size);
  return year > 0 ? [first, addDays(addMonths(first, size), -1)] : [first, first];
}

/** What a calendar range is called by its own parts: the period of a year, half, quarter, month, week or day. */
export function dayRange(parts: DateParts): DayRange | null {
  if (parts.year === undefined) return null;
  const { from, to, granularity } = resolveDate(parts, undefined);
  return from === null || to === null ? null : { from, to, granularity };
}

function rangeOf(parts: DateParts, reference: string): readonly [string, string] | null {
  if (parts.window !== undefined) return windowOf(parts.window, reference);
  if (parts.offset !== undefined) return offsetOf(parts.offset, parts, reference);
  if (parts.year !== undefined) return within(parts.year, parts);
  const [year] = parts.week === undefined ? partsOf(reference) : [isoWeekOf(reference).year];
  if (parts.yearOffset !== undefined) return within(year + parts.yearOffset, parts);
  return nearest(year, parts, reference);
}

function nearest(year: number, parts: DateParts, reference: string): readonly [string, string] | null {
  const same = within(year, parts);
  if (same === null) return null;
  if (parts.side === 'past') return same[1] < reference ? same : within(year - 1, parts);
  if (parts.side === 'future') return same[0] > reference ? same : within(year + 1, parts);
  return daysBetween(reference, same[0]) > FUTURE_DAYS ? within(year - 1, parts) : same;
}

function within(year: number, parts: DateParts): readonly [string, string] | null {
  if (isoDay(year, 1, 1) === null) return null;
  if (parts.week !== undefined) return weekOf(year, parts.week, parts.weekday);
  const month = parts.month ?? firstMonth(parts);
  const first = isoDay(year, month, parts.day ?? 1);
  if (first === null || parts.day !== undefined) return first === null ? null : [first, first];
  if (parts.weekOfMonth !== undefined) return weekOfMonth(first, parts.weekOfMonth);
  const last = month + MONTHS[granularityOf(parts) as keyof typeof MONTHS] - 1;
  const end = isoDay(year, last, daysInMonth(year, last));
  return end === null ? null : [first, end];
}

function firstMonth(parts: DateParts): number {
  if (parts.quarter !== undefined) return parts.quarter * 3 - 2;
  return parts.half !== undefined ? parts.half * 6 - 5 : 1;
}

function windowOf({ unit, count }: DateCount, day: string): readonly [string, string] {
  if (count > 0) return [addDays(day, 1), shift(day, unit, count)];
  return [addDays(shift(day, unit, count), 1), day];
}

function shift(day: string, unit: Granularity, count: number): string {
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'day' ? count : count * 7);
  return addMonths(day, count * MONTHS[unit]);
}

function offsetOf(
  offset: DateCount,
  { day, weekday }: DateParts,
  reference: string,
): readonly [string, string] | null {
  const range = unitAt(reference, offset);
  if (weekday !== undefined) return [addDays(range[0], weekday - 1), addDays(range[0], weekday - 1)];
  if (day === undefined) return range;
  const [year, month] = partsOf(range[0]);
  const date = isoDay(year, month, day);
  return date === null ? null : [date, date];
}

function weekOf(year: number, week: number, day: number | undefined): readonly [string, string] | null {
  const monday = mondayOfWeek(year, week);
  if (monday === null) return null;
  return day === undefined ? weekFrom(monday) : [addDays(monday, day - 1), addDays(monday, day - 1)];
}

function weekFrom(monday: string): readonly [string, string] {
  return [monday, addDays(monday, 6)];
}

/** The first week of a month is the one that holds its first Thursday (as for years in ISO 8601). */
function weekOfMonth(first: string, week: number): readonly [string, string] | null {
  const monday = addDays(mondayOf(addDays(first, 3)), (week - 1) * 7);
  return addDays(monday, 3).slice(0, 7) === first.slice(0, 7) ? weekFrom(monday) : null;
}

function isImpossible(parts: DateParts): boolean {
  const { month, day, quarter, half, week, weekOfMonth: ordinal, year = 2000 } = parts;
  if (
    outside(month, 12) ||
    outside(quarter, 4) ||
    outside(half, 2) ||
    outside(week, 53) ||
    outside(ordinal, 6)
  )
    return true;
  return day !== undefined && (day < 1 || day > (month === undefined ? 31 : daysInMonth(year, month)));
}

function outside(value: number | undefined, high: number): boolean {
  return value !== undefined && (value < 1 || value > high);
}
