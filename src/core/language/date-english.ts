import { type DateForm, type DateParts, fullYear } from './date-parts.ts';
import { dateCount, ENGLISH_COUNT, MONTH, monthOf } from './date-words.ts';
import type { Granularity } from './period.ts';

/** Optional year: " of 2024", ", 2024", " last year", " FY2024", "'24". Two groups: digits, word. */
const YEAR =
  "(?:(?:,? (?:of )?(?:FY ?)?|,)(?:(\\d{4})(?![\\d,.]\\d|\\d)|(last|this|next) year\\b)| ?['’](\\d{2})(?!\\d))";
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** A plural noun behind a number makes it a count: "in March 12 people". */
export const NOT_COUNT =
  '(?![.,:]?\\d| ?[%‰]|[-–]\\w*[a-z]| (?:people|percent|per|[kMG]?Wh|[kMG]W|kg|km|cm|mm|ml|[GMT]B|USD|EUR|KRW|GBP|million|billion|thousand|hundred|hours?|men|women|(?!(?:was|is|has|does|sales|results|earnings|revenues|figures|this|its|us|as|plus|versus|thus|across|always|rises|falls|grows|remains|shows|sees|marks|sits|stays|stands)\\b)[a-z]{2,}s)\\b)';
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};
const WHICH: Readonly<Record<string, number>> = { this: 0, current: 0, last: -1, next: 1 };
const DAYS: Readonly<Record<string, number>> = {
  today: 0,
  yesterday: -1,
  tomorrow: 1,
  'the day before yesterday': -2,
};

/** English dates that begin with a digit: 5 March 2024, 3 months ago, 3rd quarter of 2025. */
export const ENGLISH_DIGIT_FORMS: readonly DateForm[] = [
  {
    pattern: new RegExp(`${DAY}(?: of)? ${MONTH}\\b\\.?${YEAR}?`, 'y'),
    read: (m) => ({ ...yearAt(m, 3), month: monthOf(m[2] ?? ''), day: Number(m[1]) }),
  },
  {
    pattern: new RegExp(`${ENGLISH_COUNT} (day|week|month|quarter|year)s? (ago|from now)\\b`, 'y'),
    read: ago,
  },
  {
    pattern: new RegExp(`(1st|2nd|3rd|4th) quarter\\b${YEAR}?`, 'y'),
    read: (m) => ({ ...yearAt(m, 2), quarter: ORDINALS[m[1] ?? ''] ?? 0 }),
  },
  {
    pattern: new RegExp(`(1st|2nd) half\\b${YEAR}`, 'y'),
    read: (m) => ({ ...yearAt(m, 2), half: ORDINALS[m[1] ?? ''] ?? 0 }),
  },
];

/** English dates that begin with a letter. */
export const ENGLISH_WORD_FORMS: readonly DateForm[] = [
  {
    pattern: new RegExp(`${MONTH}\\b\\.? ${DAY}(?!\\d)(?:${YEAR}|${NOT_COUNT})`, 'y'),
    read: (m) => ({ ...yearAt(m, 3), month: monthOf(m[1] ?? ''), day: Number(m[2]) }),
  },
  {
    pattern: new RegExp(`${MONTH}\\b\\.?${YEAR}`, 'y'),
    read: (m) => ({ ...yearAt(m, 2), month: monthOf(m[1] ?? '') }),
  },
  { pattern: new RegExp(`${MONTH}\\b`, 'y'), read: monthAlone },
  {
    pattern: new RegExp(`Q([1-4])(?![\\dA-Za-z-](?!Q))(?:${YEAR})?`, 'y'),
    read: (m) => ({ ...yearAt(m, 2), quarter: Number(m[1]) }),
  },
  { pattern: new RegExp(`H([12])${YEAR}`, 'y'), read: (m) => ({ ...yearAt(m, 2), half: Number(m[1]) }) },
  {
    pattern: new RegExp(`(first|second|third|fourth)[ -]quarter\\b${YEAR}?`, 'iy'),
    read: (m) => ({ ...yearAt(m, 2), quarter: ORDINALS[(m[1] ?? '').toLowerCase()] ?? 0 }),
  },
  {
    pattern: new RegExp(`(first|second)[ -]half\\b${YEAR}`, 'iy'),
    read: (m) => ({ ...yearAt(m, 2), half: ORDINALS[(m[1] ?? '').toLowerCase()] ?? 0 }),
  },
  {
    pattern: new RegExp(`(?:week|W|CW|wk\\.?) ?(\\d{1,2})(?:${YEAR}|${NOT_COUNT}(?! ?[-–]\\d))`, 'iy'),
    read: week,
  },
  { pattern: /FY ?['’]?(\d{4}|\d{2})(?!\d)/y, read: (m) => ({ year: fullYear(m[1] ?? '') }) },
  {
    pattern: /(?:today|yesterday|tomorrow|the day before yesterday)\b/iy,
    read: (m) => ({ offset: { unit: 'day', count: DAYS[m[0].toLowerCase()] ?? 0 } }),
  },
  { pattern: /(this|current|last|next) (week|month|quarter|year)\b/iy, read: whole },
  {
    pattern: /the (week|month|quarter|year) before last\b/iy,
    read: (m) => ({ offset: { unit: (m[1] ?? '').toLowerCase() as Granularity, count: -2 } }),
  },
  {
    pattern: new RegExp(
      `(?:last|past|next|coming) ${ENGLISH_COUNT} (day|week|month|quarter|year)s?\\b|past (week|month|quarter|year)\\b`,
      'iy',
    ),
    read: window,
  },
  {
    pattern: new RegExp(`${ENGLISH_COUNT} (day|week|month|quarter|year)s? (ago|from now)\\b`, 'iy'),
    read: ago,
  },
];

/** The short second end of a range: "March 5-10, 2024". */
export const ENGLISH_SHORT_DAY = new RegExp(`${DAY}(?!\\d|\\s?[가-힣])(?:${YEAR}|${NOT_COUNT})`, 'y');

/** The year that `YEAR` captured in the three groups from `group` on. */
export function yearAt(match: RegExpExecArray, group: number): DateParts {
  const digits = match[group] ?? match[group + 2];
  if (digits !== undefined) return { year: fullYear(digits) };
  const word = match[group + 1];
  return word === undefined ? {} : { yearOffset: WHICH[word.toLowerCase()] ?? 0 };
}

const TIME_WORD =
  /\b(?:in|since|by|until|till|through|during|from|to|of|this|early|mid|late|before|after|and|between)[ -]$/i;
const NEXT_MONTH = new RegExp(` ?(?:[-–—~]|to|through|and|or|,) ?${MONTH}\\b`, 'y');

/** A month by its name alone; short or ambiguous names (Mar, May, March) need a word of time before them. */
function monthAlone(match: RegExpExecArray, text: string): DateParts | null {
  const name = match[1] ?? '';
  const month = monthOf(name);
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  const side = /\b(last|next) $/i.exec(before)?.[1]?.toLowerCase();
  if (side !== undefined) return { month, side: side === 'last' ? 'past' : 'future' };
  const certain = name.length > 3 && !/^(?:march|august|june)$/i.test(name);
  return certain || TIME_WORD.test(before) || joinsMonth(text, match.index + name.length) ? { month } : null;
}

function joinsMonth(text: string, at: number): boolean {
  NEXT_MONTH.lastIndex = at;
  return NEXT_MONTH.test(text);
}

function week(match: RegExpExecArray): DateParts | null {
  const year = yearAt(match, 2);
  if (!/^week/i.test(match[0]) && year.year === undefined && match[0].length !== 3) return null;
  return { ...year, week: Number(match[1]) };
}

function whole(match: RegExpExecArray): DateParts {
  return {
    offset: {
      unit: (match[2] ?? '').toLowerCase() as Granularity,
      count: WHICH[(match[1] ?? '').toLowerCase()] ?? 0,
    },
  };
}

function window(match: RegExpExecArray): DateParts | null {
  const count = dateCount(match[1] ?? 'one', match[2] ?? match[3] ?? '', /^[nc]/i.test(match[0]) ? 1 : -1);
  return count === null ? null : { window: count };
}

function ago(match: RegExpExecArray): DateParts | null {
  const offset = dateCount(match[1] ?? '', match[2] ?? '', match[3]?.toLowerCase() === 'ago' ? -1 : 1);
  return offset === null ? null : { offset };
}
