import { type BoundWord, RANGE_SIGNS, RANGE_WORDS } from '../lexicon/bounds.ts';
import { AFTER_TIME } from '../lexicon/calendar.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import type { Period } from '../statement/value.ts';
import { afterGap, isDigitAt, isHangul, isLatin } from './characters.ts';
import { orderOfDay } from './day.ts';
import { type Draft, read, unreadDraft } from './draft.ts';
import { bareDayEnd, dayAfter, dayBefore, englishDateAt } from './english-date.ts';
import { englishPeriodAt } from './english-period.ts';
import { AGO, dayOfMonth, doubtfulDay, koreanDateAt } from './korean-date.ts';
import { numericDateAt } from './numeric-date.ts';
import { type PeriodPoint } from './period-point.ts';
import type { Scan } from './scan.ts';
import { weekdayAt } from './weekday.ts';

const behind = wordTable(AFTER_TIME);
const joints = wordTable(RANGE_WORDS);
const TIME: ReadonlySet<BoundWord> = new Set([
  'at',
  'since',
  'until',
  'before',
  'after',
  'range',
  'near',
  'lte',
]);
const NAMED: Readonly<Partial<Record<BoundWord, Period['bound']>>> = {
  since: 'since',
  until: 'until',
  before: 'before',
  after: 'after',
  range: 'since',
  lte: 'until',
};

function pointAt(scan: Scan, at: number, isTime: boolean): PeriodPoint | null {
  const { text, dayFirst } = scan;
  const inner = (place: number): PeriodPoint | null =>
    englishDateAt(text, place, true, () => null) ?? englishPeriodAt(text, place, true);
  const numeric = isDigitAt(text, at) ? numericDateAt(text, at, dayFirst) : null;
  return (
    numeric ??
    (isLatin(text.charCodeAt(at)) ? null : koreanDateAt(text, at)) ??
    englishDateAt(text, at, isTime, inner) ??
    englishPeriodAt(text, at, isTime) ??
    weekdayAt(text, at)
  );
}

/** Where the second end of a range may begin, or -1. */
function jointEnd(text: string, end: number, isBetween: boolean): number {
  const at = afterGap(text, end);
  if (RANGE_SIGNS.includes(text.charAt(at) || ' ')) return afterGap(text, at + 1);
  const found = longestWord(joints, text, at, (last) => afterGap(text, last) > last);
  if (found === null || (found.is === 'and' && !isBetween)) return -1;
  return isHangul(text.charCodeAt(at)) === (at === end) ? afterGap(text, found.end) : -1;
}

/** A year that only the second end names holds for the first too. */
function withYear(point: PeriodPoint, year: number | null): PeriodPoint {
  if (point.from === null || point.to === null || point.from.year !== null || year === null) return point;
  return { ...point, from: { ...point.from, year }, to: { ...point.to, year } };
}

function rangeOf(first: PeriodPoint, second: PeriodPoint): PeriodPoint | null {
  if (first.unread !== null || second.unread !== null) return null;
  const start = withYear(first, second.from?.year ?? null);
  const end = withYear(second, first.from?.year ?? null);
  if (start.from === null || end.to === null || start.fineness !== end.fineness || start.part !== null)
    return null;
  return orderOfDay(start.from) < orderOfDay(end.to)
    ? { ...end, start: first.start, from: start.from }
    : null;
}

/** `3–5 May 2024`: a bare day, joined to a date. */
function bareFirst(scan: Scan, at: number): PeriodPoint | null {
  const { text } = scan;
  const end = isDigitAt(text, at) ? bareDayEnd(text, at) : -1;
  const place = end < 0 ? -1 : jointEnd(text, end, true);
  const next = place < 0 || !isDigitAt(text, place) ? null : englishDateAt(text, place, true, () => null);
  const first = next === null ? null : dayBefore(text, at, next, end);
  return next === null || first === null ? null : rangeOf(first, next);
}

function ranged(scan: Scan, first: PeriodPoint, isBetween: boolean): PeriodPoint {
  const { text } = scan;
  if (first.unread !== null || first.fineness === 'weekday') return first;
  const place = jointEnd(text, first.end, isBetween);
  if (place < 0) return first;
  const near = dayOfMonth(text, place, first);
  const second =
    pointAt(scan, place, true) ?? near ?? (isDigitAt(text, place) ? dayAfter(text, place, first) : null);
  return second === null ? first : (rangeOf(first, near ?? second) ?? rangeOf(first, second) ?? first);
}

/** `Monday, 3 May 2024`. */
function withDate(scan: Scan, point: PeriodPoint): PeriodPoint {
  if (point.fineness !== 'weekday' || point.weekdays.length !== 1) return point;
  const comma = scan.text.charAt(point.end) === ',' ? point.end + 1 : point.end;
  const place = afterGap(scan.text, comma);
  const date = place === comma ? null : pointAt(scan, place, true);
  return date?.fineness === 'day' && date.unread === null && date.weekdays.length === 0
    ? { ...date, start: point.start, weekdays: point.weekdays }
    : point;
}

interface Said {
  readonly bound: Period['bound'];
  readonly approximate: boolean;
  readonly reach: number;
}

/** What words before and behind say of a time. */
export function boundsOfTime(
  text: string,
  end: number,
  bounds: readonly BoundWord[],
  isRange: boolean,
): Said {
  const found = longestWord(behind, text, end, (last) => !isLatin(text.charCodeAt(last)));
  const words = [...bounds, ...(found === null ? [] : [found.is])];
  const bound = words.flatMap((word) => NAMED[word] ?? []).at(-1) ?? 'at';
  return { bound: isRange ? 'at' : bound, approximate: words.includes('near'), reach: found?.end ?? end };
}

function draftOf(text: string, point: PeriodPoint, bounds: readonly BoundWord[], isRange: boolean): Draft {
  const { start, end, from, to, weekdays, fineness, calendar, part } = point;
  if (point.unread !== null) return unreadDraft(start, end, point.unread);
  const { bound, approximate, reach } = boundsOfTime(text, end, bounds, isRange);
  return read(
    start,
    end,
    { kind: 'period', from, to, weekdays, fineness, part, calendar, bound, approximate },
    reach,
  );
}

/** A date or a period with its bounds at `at`. */
export function periodExpression(scan: Scan, at: number, bounds: readonly BoundWord[]): Draft | null {
  const { text } = scan;
  if (!bounds.every((bound) => TIME.has(bound))) return null;
  const bare = bareFirst(scan, at);
  if (bare !== null) return draftOf(text, bare, bounds, true);
  const isTime = bounds.some((bound) => bound !== 'near');
  const first = pointAt(scan, at, isTime);
  if (first === null) return unnamed(text, at, bounds);
  const point = withDate(scan, first);
  const range = ranged(scan, point, bounds.includes('range'));
  return draftOf(text, range, bounds, range !== point || isSpan(point));
}

/** More than one weekday or year by itself: Mon-Fri, 2014-18. */
function isSpan({ weekdays, fineness, from, to }: PeriodPoint): boolean {
  return weekdays.length > 1 || (fineness === 'year' && from?.year !== to?.year);
}

/** 3년 전, 5일부터: times that the words alone do not fix. */
function unnamed(text: string, at: number, bounds: readonly BoundWord[]): Draft | null {
  AGO.lastIndex = at;
  const ago = isDigitAt(text, at) ? AGO.exec(text) : null;
  if (ago !== null) return unreadDraft(at, at + ago[0].length, 'relative');
  const day = isDigitAt(text, at) && bounds.every((bound) => bound === 'at') ? doubtfulDay(text, at) : null;
  return day === null ? null : unreadDraft(day.start, day.end, 'ambiguous');
}
