import { dateStart, readDate } from './date-read.ts';
import type { DateReading } from './date-parts.ts';
import { type ResolvedDate, resolveDate } from './date-resolve.ts';
import type { Granularity, Period, PeriodBound, PeriodEnd } from './period.ts';
import { yearFromBefore, yearFromBehind } from './period-list.ts';
import { type RangeReading, readRange } from './period-range.ts';
import { hasHangul } from './script.ts';

const AFTER =
  / ?(?:(?:말|초|중순|하순|상순|경|쯤|께) ?)?(?:(부터|이후|이래|onwards?\b)|(까지)|(이전|전)(?=[^가-힣]|$|에|까지|의|부터)|(이?후|뒤)(?=[^가-힣]|$|에|부터|로|의))/y;
const BEFORE =
  /\b(?:(since|from|starting|beginning|starting (?:in|on|from)|beginning (?:in|on))|(until|till|through|thru|by|up to|no later than|on or before)|(before|prior to|earlier than)|(after|following|later than)) (?:the )?(?:(?:end|start|beginning|close) of )?(?:the )?$/i;
const BOUNDS: readonly PeriodBound[] = ['since', 'until', 'before', 'after'];

/** How the words around a date bound what is said of it. */
function boundOf(text: string, start: number, end: number): PeriodBound {
  AFTER.lastIndex = end;
  const match = AFTER.exec(text) ?? BEFORE.exec(text.slice(Math.max(0, start - 40), start));
  if (match === null) return 'at';
  const group = match.findIndex((part, index) => index > 0 && part !== undefined);
  return BOUNDS[group - 1] ?? 'at';
}

const FINENESS: readonly Granularity[] = ['day', 'week', 'month', 'quarter', 'half', 'year'];
const WORD = /[\p{L}\p{N}_]/u;

/**
 * Every date and period of a text, in order, none overlapping, the longest reading at each place.
 * `referenceDate` (ISO day) is what 어제, last week and years left out are counted from; without it those stay open.
 */
export function findPeriods(text: string, referenceDate?: string): Period[] {
  const found: Period[] = [];
  for (let at = 0; at < text.length; at++) {
    const kind = dateStart(text.charCodeAt(at));
    if (kind === 0 || !mayBegin(text, at, kind)) continue;
    const period = periodAt(text, at, referenceDate, found.at(-1));
    if (period === null) continue;
    found.push(period);
    at = period.end - 1;
  }
  return found;
}

function mayBegin(text: string, at: number, kind: number): boolean {
  if (at === 0) return true;
  const code = text.charCodeAt(at - 1);
  if (code === 32 || code === 10) return true;
  if (isLatinLetter(code)) return kind === 3;
  const before = text[at - 1] ?? '';
  if (kind === 1) return !isPartOfNumber(text, at, before);
  if (kind === 3) return !hasHangul(before);
  return !WORD.test(before) && (kind === 2 || before !== '-');
}

function isLatinLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91);
}

function isPartOfNumber(text: string, at: number, before: string): boolean {
  if (/[\dA-Za-z_$€£¥₩#]/.test(before)) return true;
  if (before === '-' && /\b(?:mid|early|late|pre|post)-$/i.test(text.slice(Math.max(0, at - 6), at)))
    return false;
  return /[-./,:]/.test(before) && WORD.test(text[at - 2] ?? '');
}

function periodAt(
  text: string,
  start: number,
  reference: string | undefined,
  before: Period | undefined,
): Period | null {
  const reading = readDate(text, start);
  if (reading === null) return null;
  const listed = yearFromBefore(text, start, reading, before);
  const dated = listed ?? yearFromBehind(text, start, reading) ?? reading;
  const range = readRange(text, start, dated, reference);
  const period = range === null ? single(text, start, dated, reference) : rangePeriod(text, start, range);
  return period === null || listed === null ? period : { ...period, relative: before?.relative ?? false };
}

function single(
  text: string,
  start: number,
  reading: DateReading,
  reference: string | undefined,
): Period | null {
  if (reading.last !== undefined) return null;
  const { end } = reading;
  const date = resolveDate(reading.parts, reference);
  return { start, end, text: text.slice(start, end), ...date, bound: boundOf(text, start, end) };
}

/** 2023-24 is one season, not a step from a year to the next. */
const SEASON = /^\d{4}[-/–]\d{2}(?: ?시즌)?$/;

function rangePeriod(text: string, start: number, range: RangeReading): Period {
  const [first, last] = range.ends;
  const quote = text.slice(start, range.end);
  const impossible = first.impossible || last.impossible;
  return {
    start,
    end: range.end,
    text: quote,
    granularity: finer(first.granularity, last.granularity),
    from: impossible ? null : first.from,
    to: impossible ? null : last.to,
    relative: first.relative || last.relative,
    bound: 'at',
    impossible,
    ...(SEASON.test(quote)
      ? {}
      : { ends: [endOf(text, start, range.firstEnd, first), endOf(text, range.start, range.end, last)] }),
  };
}

function endOf(text: string, start: number, end: number, { granularity, from, to }: ResolvedDate): PeriodEnd {
  return { start, end, text: text.slice(start, end), granularity, from, to };
}

function finer(first: Granularity, last: Granularity): Granularity {
  return FINENESS.indexOf(first) < FINENESS.indexOf(last) ? first : last;
}
