import type { Granularity } from './period.ts';

/** A count of calendar units from the reference day; negative is past. */
export interface DateCount {
  readonly unit: Granularity;
  readonly count: number;
}

/** What a text says of a date, before it is placed in the calendar. Numbers are as written, impossible ones included. */
export interface DateParts {
  readonly year?: number;
  /** Years from the reference year: 작년 -1. */
  readonly yearOffset?: number;
  readonly half?: number;
  readonly quarter?: number;
  readonly month?: number;
  readonly week?: number;
  readonly weekOfMonth?: number;
  readonly day?: number;
  /** ISO day of the week, with `week`. */
  readonly weekday?: number;
  /** A whole unit: last week is one week back. */
  readonly offset?: DateCount;
  /** So many units that end on the reference day (negative) or begin after it. */
  readonly window?: DateCount;
  /** "last March", "next March". */
  readonly side?: 'past' | 'future';
}

/** A date read at one place of a text. */
export interface DateReading {
  readonly end: number;
  readonly parts: DateParts;
  /** The other end, where one phrase names both (3~5월): `firstEnd` ends the first, `start` begins the last. */
  readonly last?: { readonly firstEnd: number; readonly start: number; readonly parts: DateParts };
}

/** One way of writing a date: a sticky pattern and what its groups mean; null where it only looks like one. */
export interface DateForm {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => DateReading | DateParts | null;
}

/** The longest reading that any of the forms gives at a place. */
export function readForms(forms: readonly DateForm[], text: string, at: number): DateReading | null {
  let best: DateReading | null = null;
  for (const form of forms) {
    form.pattern.lastIndex = at;
    const match = form.pattern.exec(text);
    const read = match === null ? null : form.read(match, text);
    if (match === null || read === null) continue;
    const reading = 'end' in read ? read : { end: at + match[0].length, parts: read };
    if (best === null || reading.end > best.end) best = reading;
  }
  return best;
}

/** The fineness of what was written. */
export function granularityOf(parts: DateParts): Granularity {
  if (parts.window !== undefined) return parts.window.unit;
  if (parts.day !== undefined || parts.weekday !== undefined) return 'day';
  if (parts.offset !== undefined) return parts.offset.unit;
  if (parts.week !== undefined || parts.weekOfMonth !== undefined) return 'week';
  if (parts.month !== undefined) return 'month';
  if (parts.quarter !== undefined) return 'quarter';
  return parts.half !== undefined ? 'half' : 'year';
}

/** True where the year is told, if only against the reference date. */
export function hasYear(parts: DateParts): boolean {
  return (
    parts.year !== undefined ||
    parts.yearOffset !== undefined ||
    parts.offset !== undefined ||
    parts.window !== undefined
  );
}

/** A year of two digits: '24 is 2024, '87 is 1987. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}
