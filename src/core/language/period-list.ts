import { type DateReading, granularityOf, hasYear } from './date-parts.ts';
import { readDate } from './date-read.ts';
import { isoWeekOf } from './iso-week.ts';
import type { Period } from './period.ts';

/** What may stand between two dates of one list or comparison: 와, 및, 대비, and, comma. */
const LISTED =
  /^(?:은|는|의|에|에는)?(?:[와과랑,·/&(]|에서|보다| ?및| ?대비| ?또는|에 비해|에 이어|,? and| or| vs\.?| to)(?: (?:in|and|the))*[ (]*$/;
const NEXT = /(?:,? and |,? or |, | & |\/)(?:in |the )*/y;

/** A date without a year, with the year of the date before it in the same list (2025년 3분기와 4분기). */
export function yearFromBefore(
  text: string,
  start: number,
  reading: DateReading,
  before: Period | undefined,
): DateReading | null {
  if (before === undefined || before.to === null || hasYear(reading.parts) || start - before.end > 12)
    return null;
  if (!LISTED.test(text.slice(before.end, start))) return null;
  const year = reading.parts.week === undefined ? Number(before.to.slice(0, 4)) : isoWeekOf(before.to).year;
  return withYear(reading, year);
}

/** A date without a year, with the year of the date that follows it in the same list (Q1 and Q3 2025). */
export function yearFromBehind(text: string, start: number, reading: DateReading): DateReading | null {
  if (
    hasYear(reading.parts) ||
    reading.last !== undefined ||
    /\bbetween $/i.test(text.slice(Math.max(0, start - 8), start))
  )
    return null;
  let { end } = reading;
  for (let steps = 0; steps < 3; steps++) {
    NEXT.lastIndex = end;
    const gap = NEXT.exec(text);
    const next = gap === null ? null : readDate(text, end + gap[0].length);
    if (next === null || granularityOf(next.parts) !== granularityOf(reading.parts)) return null;
    if (next.parts.year !== undefined) return withYear(reading, next.parts.year);
    if (hasYear(next.parts)) return null;
    end = next.end;
  }
  return null;
}

function withYear(reading: DateReading, year: number): DateReading {
  const { last } = reading;
  const parts = { ...reading.parts, year };
  return last === undefined
    ? { ...reading, parts }
    : { ...reading, parts, last: { ...last, parts: { ...last.parts, year } } };
}
