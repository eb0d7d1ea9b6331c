import { afterGap } from './characters.ts';
import { dayPoint, monthsPoint, type PeriodPoint, unreadPoint, yearsPoint } from './period-point.ts';

const YEAR_FIRST = /(\d{4})([-./])(\d{1,2})([-./])(\d{1,2})(?!\d)\.?/y;
const SPACED = /(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?(?!\d)/y;
const SPACED_MONTH = /(\d{4})\. (\d{1,2})\.(?! ?\d)/y;
const YEAR_LAST = /(\d{1,2})([-./])(\d{1,2})([-./])(\d{4})(?!\d)/y;
const SHORT = /\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2}\/)\d{2}(?![\d.])/y;
const YEAR_AND_TWO = /(\d{4})([-–/.])(\d{1,2})(?!\d|[-–/.,]\d|%)/y;
const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;
const MONTHS = 12;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export function isYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function yearFirst(text: string, at: number): PeriodPoint | null {
  const found = match(YEAR_FIRST, text, at);
  if (found !== null && found[2] === found[4]) {
    const isStop = found[2] !== '.' && found[0].endsWith('.');
    const end = at + found[0].length - (isStop ? 1 : 0);
    return isYear(Number(found[1]))
      ? dayPoint(at, end, Number(found[1]), Number(found[3]), Number(found[5]))
      : null;
  }
  const spaced = match(SPACED, text, at);
  if (spaced !== null && isYear(Number(spaced[1])))
    return dayPoint(at, at + spaced[0].length, Number(spaced[1]), Number(spaced[2]), Number(spaced[3]));
  const month = match(SPACED_MONTH, text, at);
  return month !== null && isYear(Number(month[1])) && Number(month[2]) <= MONTHS
    ? monthsPoint(at, at + month[0].length, 'month', Number(month[1]), Number(month[2]))
    : null;
}

/** 03/04/2014: one of both is the day, and only a number over twelve tells which. */
function yearLast(text: string, at: number, dayFirst: boolean | null): PeriodPoint | null {
  const found = match(YEAR_LAST, text, at);
  if (found === null || found[2] !== found[4] || !isYear(Number(found[5]))) return null;
  const [a, b, year] = [Number(found[1]), Number(found[3]), Number(found[5])];
  const end = at + found[0].length;
  if (a === b) return dayPoint(at, end, year, a, b);
  const isDayFirst = a > MONTHS || (b <= MONTHS && dayFirst === true);
  if (a <= MONTHS && b <= MONTHS && dayFirst === null) return unreadPoint(at, end, 'ambiguous');
  return isDayFirst ? dayPoint(at, end, year, b, a) : dayPoint(at, end, year, a, b);
}

/** 2014-18, 2024-03, 2003-04: years, a month, or one cannot tell. */
function yearAndTwo(text: string, at: number): PeriodPoint | null {
  const found = match(YEAR_AND_TWO, text, at);
  const [year, two, sign] = [Number(found?.[1]), Number(found?.[3]), found?.[2]];
  if (found === null || year < 1900 || year > 2099) return null;
  const end = at + found[0].length;
  const isLater = found[3]?.length === 2 && two > year % 100;
  const isMonth = two >= 1 && two <= MONTHS && sign === '-' && found[3]?.length === 2;
  if (sign === '.') return two >= 1 && two <= MONTHS ? unreadPoint(at, end, 'ambiguous') : null;
  if (isMonth && !isLater) return monthsPoint(at, end, 'month', year, two);
  if (!isLater || isMonth || sign === '/') return unreadPoint(at, end, 'ambiguous');
  return { ...yearsPoint(at, end, 'year', year, year - (year % 100) + two) };
}

/** A date in figures and signs at `at`. */
export function numericDateAt(text: string, at: number, dayFirst: boolean | null): PeriodPoint | null {
  const point = yearFirst(text, at) ?? yearLast(text, at, dayFirst);
  if (point !== null) return point;
  const short = match(SHORT, text, at);
  if (short !== null && afterGap(text, at) === at) return unreadPoint(at, at + short[0].length, 'ambiguous');
  return yearAndTwo(text, at);
}
