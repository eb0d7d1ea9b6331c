import { ENGLISH_SHORT_DAY, yearAt } from './date-english.ts';
import { KOREAN_SHORT_DAY } from './date-korean.ts';
import { type DateParts, type DateReading, granularityOf, hasYear } from './date-parts.ts';
import { readDate } from './date-read.ts';
import { type ResolvedDate, resolveDate } from './date-resolve.ts';

/** A range as read: where its first end ends and its last begins, and both placed in the calendar. */
export interface RangeReading {
  readonly firstEnd: number;
  readonly start: number;
  readonly end: number;
  readonly ends: readonly [ResolvedDate, ResolvedDate];
}

const CONNECTOR = / ?(?:([~∼〜～]|[–—-])|(부터|에서)|(?<= )(to|through|thru|until|till|and)(?= )),? ?/y;
const YEAR_ONLY = /((?:19|20)\d\d)(?![\d]|[.,-]\d)/y;

/** The range that a date begins: "5일부터 10일", "2023 to 2024", "2024-03-01 ~ 2024-03-31". Null where it stands alone. */
export function readRange(
  text: string,
  at: number,
  first: DateReading,
  reference: string | undefined,
): RangeReading | null {
  const span = first.last === undefined ? connected(text, at, first) : { ...first.last, end: first.end };
  if (span === null) return null;
  const ends = placeEnds(first.parts, span.parts, reference);
  return ends === null ? null : { firstEnd: span.firstEnd, start: span.start, end: span.end, ends };
}

interface Connected {
  readonly firstEnd: number;
  readonly start: number;
  readonly end: number;
  readonly parts: DateParts;
}

function connected(text: string, at: number, first: DateReading): Connected | null {
  CONNECTOR.lastIndex = first.end;
  const match = CONNECTOR.exec(text);
  if (match === null || first.parts.window !== undefined) return null;
  if (match[3] === 'and' && !/\bbetween $/i.test(text.slice(Math.max(0, at - 8), at))) return null;
  const start = first.end + match[0].length;
  const last = lastEnd(text, start, first.parts);
  if (last === null || last.last !== undefined || last.parts.window !== undefined) return null;
  const spelled = match[2] === '부터' || /\bfrom $/i.test(text.slice(Math.max(0, at - 5), at));
  if (!spelled && granularityOf(last.parts) !== granularityOf(first.parts)) return null;
  return { firstEnd: first.end, start, end: last.end, parts: last.parts };
}

function lastEnd(text: string, at: number, first: DateParts): DateReading | null {
  const whole = readDate(text, at);
  if (whole !== null) return whole;
  if (granularityOf(first) === 'year') return shortYear(text, at);
  if (first.day === undefined) return null;
  const { year: _year, yearOffset: _offset, ...month } = { ...first };
  KOREAN_SHORT_DAY.lastIndex = at;
  const korean = KOREAN_SHORT_DAY.exec(text);
  if (korean !== null) return { end: at + korean[0].length, parts: { ...first, day: Number(korean[1]) } };
  ENGLISH_SHORT_DAY.lastIndex = at;
  const english = ENGLISH_SHORT_DAY.exec(text);
  if (english === null) return null;
  return { end: at + english[0].length, parts: { ...month, ...yearAt(english, 2), day: Number(english[1]) } };
}

function shortYear(text: string, at: number): DateReading | null {
  YEAR_ONLY.lastIndex = at;
  const match = YEAR_ONLY.exec(text);
  return match === null ? null : { end: at + 4, parts: { year: Number(match[1]) } };
}

/** Each end takes the year that it lacks from the other; an order across the turn of the year moves one by a year. */
function placeEnds(
  first: DateParts,
  last: DateParts,
  reference: string | undefined,
): readonly [ResolvedDate, ResolvedDate] | null {
  const ends = (a: DateParts, b: DateParts) =>
    [resolveDate(a, reference), resolveDate(b, reference)] as const;
  if (hasYear(first) && !hasYear(last)) {
    const inherited = { ...last, ...yearOf(first) };
    return ordered(ends(first, inherited)) ?? ordered(ends(first, moved(inherited, 1)));
  }
  if (hasYear(last) && !hasYear(first)) {
    const inherited = { ...first, ...yearOf(last) };
    return ordered(ends(inherited, last)) ?? ordered(ends(moved(inherited, -1), last));
  }
  const plain = ends(first, last);
  if (hasYear(first) || plain[0].from === null) return ordered(plain);
  return ordered(plain) ?? ordered(ends({ ...first, year: Number(plain[0].from.slice(0, 4)) - 1 }, last));
}

function yearOf({ year, yearOffset }: DateParts): DateParts {
  return { ...(year === undefined ? {} : { year }), ...(yearOffset === undefined ? {} : { yearOffset }) };
}

function moved(parts: DateParts, by: number): DateParts {
  if (parts.year !== undefined) return { ...parts, year: parts.year + by };
  return { ...parts, yearOffset: (parts.yearOffset ?? 0) + by };
}

function ordered(ends: readonly [ResolvedDate, ResolvedDate]): readonly [ResolvedDate, ResolvedDate] | null {
  const [{ from }, { to }] = ends;
  return from === null || to === null || from <= to ? ends : null;
}
