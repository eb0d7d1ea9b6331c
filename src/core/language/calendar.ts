const DAY = 86_400_000;
/** The first and the last year of the calendar; what a count would move past them stays at its first or last day. */
export const YEARS = { first: 1, last: 9999 } as const;

/** The ISO day `YYYY-MM-DD` of a year (1..9999), month (1..12) and day, or null where no such day exists. */
export function isoDay(year: number, month: number, day: number): string | null {
  return isDay(year, month, day) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null;
}

function isDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < YEARS.first || year > YEARS.last) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days in a month (1..12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Year, month and day of an ISO day. */
export function partsOf(day: string): readonly [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return daysTo(...partsOf(day));
}

/** Days since 1970-01-01 of a year (1..9999), month (1..12) and day; NaN where no such day exists. */
export function dayNumberOf(year: number, month: number, day: number): number {
  return isDay(year, month, day) ? daysTo(year, month, day) : Number.NaN;
}

function daysTo(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY;
}

const FIRST_DAY = daysTo(YEARS.first, 1, 1);
const LAST_DAY = daysTo(YEARS.last, 12, 31);

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The ISO day of a number of days since 1970-01-01. */
export function dayOf(number: number): string {
  return new Date(between(FIRST_DAY, number, LAST_DAY) * DAY).toISOString().slice(0, 10);
}

/** The ISO day `days` later (earlier where negative). */
export function addDays(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** Days from one ISO day to another; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of the month `months` later, or the last day of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const index = between(YEARS.first * 12, year * 12 + month - 1 + months, YEARS.last * 12 + 11);
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return `${pad(newYear, 4)}-${pad(newMonth, 2)}-${pad(Math.min(date, daysInMonth(newYear, newMonth)), 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
