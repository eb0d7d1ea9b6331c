import { addDays, dayNumber, isoDay, partsOf } from './calendar.ts';

/** Day of the week, Monday 1 to Sunday 7. */
export function weekday(day: string): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** Monday of the week that a day lies in. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekday(day));
}

/** ISO week-numbering year and week (1..53) of a day. */
export function isoWeekOf(day: string): { readonly year: number; readonly week: number } {
  const thursday = addDays(day, 4 - weekday(day));
  const [year] = partsOf(thursday);
  const first = dayNumber(`${thursday.slice(0, 4)}-01-01`);
  return { year, week: Math.floor((dayNumber(thursday) - first) / 7) + 1 };
}

/** Monday of an ISO week, or null where the year has no such week. */
export function mondayOfWeek(year: number, week: number): string | null {
  const fourth = isoDay(year, 1, 4);
  if (fourth === null || week < 1 || week > 53) return null;
  const monday = addDays(mondayOf(fourth), (week - 1) * 7);
  return isoWeekOf(monday).year === year ? monday : null;
}
