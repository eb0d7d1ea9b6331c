import { DOUBTFUL_MONTHS, MONTHS, PERIOD_PARTS, SEASONS } from '../lexicon/calendar.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { afterGap, isDigitAt, isLatin, latinEnd, wordAt } from './characters.ts';
import { isYear } from './numeric-date.ts';
import { dayPoint, monthsPoint, type PeriodPoint, unreadPoint } from './period-point.ts';

const months = wordTable(MONTHS).classes;
const doubtful = wordTable(DOUBTFUL_MONTHS).classes;
const seasons = wordTable(SEASONS).classes;
const parts = wordTable(PERIOD_PARTS).classes;
const DAY = /(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]?\d|[a-zA-Z%])/y;
const YEAR = /,? ?(?:of )?(\d{4})(?![\d,.]?\d|s\b)/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Month {
  readonly end: number;
  readonly month: number;
  readonly isSure: boolean;
}

/** A month with a capital letter; a point may end its short form. */
function monthAt(text: string, at: number): Month | null {
  const first = text.charAt(at);
  if (first < 'A' || first > 'Z') return null;
  const word = wordAt(text, at);
  const month = months.get(word);
  if (month === undefined) return null;
  const end = latinEnd(text, at);
  const isShort = (word.length === 3 || word === 'sept') && word !== 'may' && text.charAt(end) === '.';
  return { end: isShort ? end + 1 : end, month, isSure: !doubtful.has(word) };
}

function yearAt(text: string, end: number): { end: number; year: number } | null {
  const found = match(YEAR, text, end);
  const year = Number(found?.[1]);
  return found !== null && isYear(year) ? { end: end + found[0].length, year } : null;
}

/** `31 March 2024`, `31st of March`. */
function dayThenMonth(text: string, at: number): PeriodPoint | null {
  const day = match(DAY, text, at);
  if (day === null) return null;
  const gap = afterGap(text, at + day[0].length);
  const place = wordAt(text, gap) === 'of' ? afterGap(text, gap + 2) : gap;
  const month = place === at + day[0].length ? null : monthAt(text, place);
  if (month === null) return null;
  const year = yearAt(text, month.end);
  return dayPoint(at, year?.end ?? month.end, year?.year ?? null, month.month, Number(day[1]));
}

/** `March 31, 2024`, `March 2024`, `March`. */
function monthFirst(text: string, at: number, isTime: boolean): PeriodPoint | null {
  const month = monthAt(text, at);
  if (month === null) return null;
  const place = afterGap(text, month.end);
  const day = place > month.end ? match(DAY, text, place) : null;
  if (day !== null) {
    const end = place + day[0].length;
    const year = yearAt(text, end);
    return dayPoint(at, year?.end ?? end, year?.year ?? null, month.month, Number(day[1]));
  }
  const year = yearAt(text, month.end);
  if (year !== null) return monthsPoint(at, year.end, 'month', year.year, month.month);
  const ends = !isLatin(text.charCodeAt(month.end)) && !(text.charAt(month.end) === '-');
  return (month.isSure || isTime) && ends ? monthsPoint(at, month.end, 'month', null, month.month) : null;
}

/** `early March 2024`, `mid-2020`, `spring 2025`. */
function partOrSeason(
  text: string,
  at: number,
  inner: (place: number) => PeriodPoint | null,
): PeriodPoint | null {
  const word = wordAt(text, at);
  const end = latinEnd(text, at);
  if (seasons.has(word)) {
    const year = yearAt(text, end);
    return year === null ? null : unreadPoint(at, year.end, 'form');
  }
  const part = parts.get(word);
  if (part === undefined) return null;
  const gap = text.charAt(end) === '-' ? end + 1 : afterGap(text, end);
  const place = wordAt(text, gap) === 'in' ? afterGap(text, gap + 2) : gap;
  const point =
    place === end ? null : inner(wordAt(text, place) === 'the' ? afterGap(text, place + 3) : place);
  return point === null || point.fineness === 'day' ? null : { ...point, start: at, part };
}

/** The first day of `3–5 May 2024`: it takes month and year of the second. */
export function dayBefore(text: string, at: number, next: PeriodPoint, end: number): PeriodPoint | null {
  const day = match(DAY, text, at);
  if (day === null || next.from === null || next.fineness !== 'day' || at + day[0].length !== end)
    return null;
  return dayPoint(at, end, next.from.year, next.from.month, Number(day[1]));
}

export function bareDayEnd(text: string, at: number): number {
  const day = match(DAY, text, at);
  return day === null || Number(day[1]) > 31 ? -1 : at + day[0].length;
}

/** The day of `May 3-5`: it takes month and year of the first. */
export function dayAfter(text: string, at: number, before: PeriodPoint): PeriodPoint | null {
  const day = match(DAY, text, at);
  if (day === null || before.from === null || before.fineness !== 'day') return null;
  const end = at + day[0].length;
  const year = yearAt(text, end);
  return dayPoint(at, year?.end ?? end, year?.year ?? before.from.year, before.from.month, Number(day[1]));
}

/** A date with an English month. `isTime`: a preposition of time stands before it. */
export function englishDateAt(
  text: string,
  at: number,
  isTime: boolean,
  inner: (place: number) => PeriodPoint | null,
): PeriodPoint | null {
  if (isDigitAt(text, at)) return dayThenMonth(text, at);
  return monthFirst(text, at, isTime) ?? partOrSeason(text, at, inner);
}

/** Whether a date may begin with this word, in lower case. */
export function beginsDate(word: string): boolean {
  return months.has(word) || seasons.has(word) || parts.has(word);
}
