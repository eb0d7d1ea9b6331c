import type { Duration } from './duration.ts';
import { lengthAt, mayBeginLength } from './duration-read.ts';

const JOIN = /(?:,? and |, | )?/y;

/** Every length of time of a text, in order: 3개월, 2년 6개월, 세 시간, two weeks, 1h 30m. Dates (3월 5일) are none. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!mayBeginLength(text, at)) continue;
    const duration = durationAt(text, at);
    if (duration === null) continue;
    found.push(duration);
    at = duration.end - 1;
  }
  return found;
}

/** Lengths that follow each other from the larger unit to the smaller are one: 1년 3개월 10일. */
function durationAt(text: string, start: number): Duration | null {
  let length = lengthAt(text, start, null);
  if (length === null) return null;
  let { years, months, days, seconds, end } = length;
  for (;;) {
    JOIN.lastIndex = end;
    const next = end + (JOIN.exec(text)?.[0].length ?? 0);
    length = lengthAt(text, next, length.unit);
    if (length === null) break;
    years += length.years;
    months += length.months;
    days += length.days;
    seconds += length.seconds;
    end = length.end;
  }
  return { start, end, text: text.slice(start, end), years, months, days, seconds };
}
