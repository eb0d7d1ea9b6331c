import { addDays, addMonths, daysBetween, partsOf } from './calendar.ts';
import { isoWeekOf, mondayOfWeek } from './iso-week.ts';
import type { DayRange } from './period.ts';

/** The period of the same length that ends the day before this one begins: the last month, the last three quarters. */
export function previousPeriod(period: DayRange): DayRange {
  const { from, to, granularity } = period;
  const days = daysBetween(from, to) + 1;
  const start = isByDays(period) ? addDays(from, -days) : addMonths(from, -monthsOf(from, to));
  return { from: start, to: addDays(from, -1), granularity };
}

/** The same period one year earlier; for weeks the same ISO week (week 53 becomes week 52 where the year has none). */
export function samePeriodLastYear(period: DayRange): DayRange {
  const { from, to, granularity } = period;
  if (granularity === 'week') return weekLastYear(period);
  if (isByDays(period)) return { from: addMonths(from, -12), to: addMonths(to, -12), granularity };
  return { from: addMonths(from, -12), to: addDays(addMonths(addDays(to, 1), -12), -1), granularity };
}

function weekLastYear({ from, to, granularity }: DayRange): DayRange {
  const { year, week } = isoWeekOf(from);
  const monday = mondayOfWeek(year - 1, week) ?? mondayOfWeek(year - 1, 52) ?? addDays(from, -364);
  const start = addDays(monday, daysBetween(mondayOfWeek(year, week) ?? from, from));
  return { from: start, to: addDays(start, daysBetween(from, to)), granularity };
}

function isByDays({ from, to, granularity }: DayRange): boolean {
  return granularity === 'day' || granularity === 'week' || monthsOf(from, to) === 0;
}

/** Whole months from the first day to the day after the last; 0 where they do not end on a month's turn. */
function monthsOf(from: string, to: string): number {
  const next = addDays(to, 1);
  const [year, month] = partsOf(from);
  const [nextYear, nextMonth] = partsOf(next);
  const months = (nextYear - year) * 12 + nextMonth - month;
  return addMonths(from, months) === next ? months : 0;
}
