import { type DateForm, type DateParts, type DateReading, fullYear } from './date-parts.ts';

const TIME = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';

/** Dates written in digits, the same in every language. All begin with a digit. */
export const NUMERIC_FORMS: readonly DateForm[] = [
  { pattern: new RegExp(`(\\d{4})-(\\d{1,2})-(\\d{1,2})${TIME}(?!\\d|-\\d)`, 'y'), read: yearMonthDay },
  { pattern: /(\d{4})([./])(\d{1,2})\2(\d{1,2})(?!\d|[./]\d)/y, read: separated },
  { pattern: /(\d{4})\.\s(\d{1,2})\.\s(\d{1,2})(?!\d|[,.]\d|:\d)\.?/y, read: yearMonthDay },
  { pattern: /(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/y, read: yearLast },
  { pattern: /(\d{4})-(0[1-9]|1[0-2])(?![\d-])/y, read: yearMonth },
  { pattern: /(\d{4})\.(0[1-9]|1[0-2])(?=부터|까지)/y, read: yearMonth },
  { pattern: /(\d{4})\.(0[1-9]|1[0-2]) ?[-–~∼〜～] ?(\d{4})\.(0[1-9]|1[0-2])(?![\d.])/y, read: dottedMonths },
  { pattern: /(\d{4})[- ]?W(\d{1,2})(?:-([1-7]))?(?!\d)/y, read: week },
  {
    pattern: /(\d{4})[- ]?Q([1-9])(?![\dA-Za-z])/y,
    read: (m) => ({ year: Number(m[1]), quarter: Number(m[2]) }),
  },
  {
    pattern: /(\d{4})[- ]?H([1-9])(?![\dA-Za-z])/y,
    read: (m) => ({ year: Number(m[1]), half: Number(m[2]) }),
  },
  {
    pattern: /([1-4])Q ?['’]?(\d{4}|\d{2})(?!\d)/y,
    read: (m) => ({ year: fullYear(m[2] ?? ''), quarter: Number(m[1]) }),
  },
  {
    pattern: /([12])H ?['’]?(\d{4}|\d{2})(?!\d)/y,
    read: (m) => ({ year: fullYear(m[2] ?? ''), half: Number(m[1]) }),
  },
  { pattern: /((?:19|20)\d\d)[-/–](\d\d)(?: ?시즌|(?= seasons?\b))/y, read: season },
  { pattern: /((?:19|20)\d\d)[-/–](\d\d)(?![\d-/])/y, read: season },
  { pattern: /((?:19|20)\d\d) ?시즌/y, read: (m) => ({ year: Number(m[1]) }) },
  {
    pattern: /((?:19|20)\d\d)년? ?[-–~∼〜～] ?((?:19|20)\d\d)(?:년도?)?(?![\d-])/y,
    read: years,
  },
];

function yearMonthDay(match: RegExpExecArray): DateParts {
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

function separated(match: RegExpExecArray): DateParts {
  return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
}

/** Read only where the order of day and month is beyond doubt. */
function yearLast(match: RegExpExecArray): DateParts | null {
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (first > 12 === second > 12 && first !== second) return null;
  return first > 12 ? { year, month: second, day: first } : { year, month: first, day: second };
}

/** 2023-24, 2011/12 season: two years that follow each other. Without the word, only where it can be no month. */
function season(match: RegExpExecArray, text: string): DateReading | null {
  const [first, short] = [Number(match[1]), Number(match[2])];
  const end = match.index + match[0].length;
  const named = match[0].endsWith('시즌') || /^ seasons?\b/.test(text.slice(end, end + 8));
  if ((first + 1) % 100 !== short || (!named && short <= 12)) return null;
  const start = match.index + 5;
  return {
    end,
    parts: { year: first },
    last: { firstEnd: match.index + 4, start, parts: { year: first + 1 } },
  };
}

function yearMonth(match: RegExpExecArray): DateParts {
  return { year: Number(match[1]), month: Number(match[2]) };
}

function week(match: RegExpExecArray): DateParts {
  const parts = { year: Number(match[1]), week: Number(match[2]) };
  return match[3] === undefined ? parts : { ...parts, weekday: Number(match[3]) };
}

function years(match: RegExpExecArray): ReturnType<DateForm['read']> {
  const [first, last] = [Number(match[1]), Number(match[2])];
  if (last <= first) return null;
  const start = match.index + match[0].indexOf(match[2] ?? '', 4);
  const firstEnd = match.index + (match[0][4] === '년' ? 5 : 4);
  const end = match.index + match[0].length;
  return { end, parts: { year: first }, last: { firstEnd, start, parts: { year: last } } };
}

function dottedMonths(match: RegExpExecArray): ReturnType<DateForm['read']> {
  const end = match.index + match[0].length;
  const last = { year: Number(match[3]), month: Number(match[4]) };
  return { end, parts: yearMonth(match), last: { firstEnd: match.index + 7, start: end - 7, parts: last } };
}
