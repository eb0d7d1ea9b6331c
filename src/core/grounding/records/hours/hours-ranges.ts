import type { Span } from '../../../../contract/span.ts';
import { clockHours, type ClockTime } from './hours-time.ts';

/** A stated opening time: both ends, one of them, or a time of neither. */
export interface TimeRange extends Span {
  readonly from: ClockTime | null;
  readonly to: ClockTime | null;
}

const BETWEEN =
  /^\s*(?:-|–|—|~|∼|to|till?|until|through|and|부터|에서|에\s?(?:문을 )?(?:열어서?|열고|시작해서?|시작하고|시작하여|개장해서?|개관해서?),?)\s*$/i;
const ENDS =
  /(?:until|till|til|to|close[sd]?|closing(?: time)?|closes its doors|up to|ends?)\s*(?:at\s*)?(?:around\s*)?$/i;
const KOREAN_ENDS = /^(?:까지|에 문을 닫|에 닫|에 마감|에 종료|에 영업을 마|에 끝)/;
const STARTS =
  /(?:open(?:s|ing)?|from|starts?|starting|begins?|since|beginning)\s*(?:its doors\s*)?(?:at\s*)?(?:around\s*)?$/i;
const KOREAN_STARTS = /^(?:부터|에 문을 엽|에 문을 열|에 열|에 개장|에 시작|에 개점|에 영업을 시작|에 엽)/;

/** Times made ranges: two joined ones, or one with a word that says which end it is. */
export function timeRanges(text: string): TimeRange[] {
  const times = clockHours(text);
  const ranges: TimeRange[] = [];
  for (let at = 0; at < times.length; at++) {
    const [time, next] = [times[at], times[at + 1]];
    if (time === undefined) break;
    const { start, end, from, to } = time;
    if (to !== null) ranges.push({ start, end, from, to });
    else if (next?.to === null && joins(text, from, next.from)) {
      ranges.push({ start, end: next.end, from, to: next.from });
      at++;
    } else ranges.push(single(text, from, ranges.at(-1)));
  }
  return ranges;
}

/** `and` joins two times only where the first one opens a range: from 9 and 5 does not. */
function joins(text: string, time: ClockTime, next: ClockTime): boolean {
  const gap = text.slice(time.end, next.start);
  if (!BETWEEN.test(gap)) return false;
  return !/and/i.test(gap) || /between\s*$/i.test(text.slice(Math.max(0, time.start - 10), time.start));
}

/** One time: the end that the words around it say, or the one that the time before it was. */
function single(text: string, time: ClockTime, last: TimeRange | undefined): TimeRange {
  const before = text.slice(Math.max(0, time.start - 24), time.start);
  const after = text.slice(time.end, time.end + 12).trimStart();
  const range = { start: time.start, end: time.end };
  if (ENDS.test(before) || KOREAN_ENDS.test(after)) return { ...range, from: null, to: time };
  if (STARTS.test(before) || KOREAN_STARTS.test(after)) return { ...range, from: time, to: null };
  if (/\bat $/i.test(before))
    return last?.from === null ? { ...range, from: null, to: time } : { ...range, from: time, to: null };
  return { ...range, from: null, to: null };
}
