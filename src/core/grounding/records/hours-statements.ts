import type { Span } from '../../../contract/span.ts';
import { type DayMention, dayMentions } from './hours-days.ts';
import { type ClockTime, clockTimes } from './hours-time.ts';
import type { Days } from './hours-week.ts';

/** What a claim says of opening: on these days (null: not said which) from and to a time, open at all, or closed. */
export interface HoursStatement {
  readonly days: Days | null;
  readonly daysPlace: Span | null;
  readonly from: ClockTime | null;
  readonly to: ClockTime | null;
  readonly closed: boolean;
  /** Days said as one: weekdays. */
  readonly loose: boolean;
}

interface TimeRange extends Span {
  readonly from: ClockTime | null;
  readonly to: ClockTime | null;
}

const BETWEEN = /^\s*(?:-|–|—|~|∼|to|till?|until|through|and|부터|에서)\s*$/i;
const ENDS =
  /(?:until|till|til|to|close[sd]?|closing(?: time)?|closes its doors|up to|ends?)\s*(?:at\s*)?(?:around\s*)?$/i;
const KOREAN_ENDS = /^(?:까지|에 문을 닫|에 닫|에 마감|에 종료|에 영업을 마|에 끝)/;
const STARTS =
  /(?:open(?:s|ing)?|from|starts?|starting|begins?|since|beginning)\s*(?:its doors\s*)?(?:at\s*)?(?:around\s*)?$/i;
const KOREAN_STARTS = /^(?:부터|에 문을 엽|에 문을 열|에 열|에 개장|에 시작|에 개점|에 영업을 시작|에 엽)/;

/** The hours that a sentence states. Days before or behind their times, by what the sentence ends with. */
export function hoursStatements(text: string): HoursStatement[] {
  const days = withoutExceptions(dayMentions(text));
  const ranges = VARYING.test(text) ? [] : timeRanges(text);
  const closed = closedDays(text, days);
  const open = days.filter((mention) => !closed.includes(mention));
  return [
    ...closed.map((mention) => statement(mention, null, true)),
    ...specific(paired(text, open, ranges)),
  ];
}

const VARYING = /\bvar(?:y|ies|ying)\b[^.]{0,16}\b(?:between|from)\b|\bdepending on\b/i;

/** Days with times of their own are no longer meant by what is said of more days. */
function specific(statements: readonly HoursStatement[]): HoursStatement[] {
  return statements.map((general) => {
    const own = statements
      .filter((other) => isWithin(other, general))
      .reduce((all, { days }) => all | (days ?? 0), 0);
    return general.days === null || own === 0 ? general : { ...general, days: general.days & ~own };
  });
}

function isWithin(inner: HoursStatement, outer: HoursStatement): boolean {
  if (inner.days === null || outer.days === null || inner.days === outer.days) return false;
  const timed = outer.to !== null && inner.to !== null;
  const within = (inner.days & ~outer.days) === 0 || (outer.loose && (inner.days & outer.days) !== 0);
  return timed && !inner.loose && within;
}

/** Days that are taken away leave the days named before them. */
function withoutExceptions(mentions: readonly DayMention[]): DayMention[] {
  const kept: DayMention[] = [];
  for (const mention of mentions) {
    const before = kept.at(-1);
    if (mention.except && before !== undefined)
      kept[kept.length - 1] = { ...before, days: before.days & ~mention.days };
    else if (!mention.except) kept.push(mention);
  }
  return kept;
}

const CLOSED_BEFORE =
  /\b(?:closed|not open|isn['’]t open|does(?: not|n['’]t) open|not operate)\b[^.,;]{0,24}$/i;
const CLOSED_AFTER =
  /^[^,;.\d]{0,14}?(?:휴무|휴관|휴업|휴진|쉽니다|쉰다|쉬며|쉬고|쉬는(?! 날 없이)|닫습니다|(?:영업|운영)하지 않|문을 열지 않)|^\s*(?:(?:when|as)\s+)?(?:it|they)?\s*(?:is|are|['’]s)?\s*closed\b|^\s*:?\s*closed\b/i;

function closedDays(text: string, days: readonly DayMention[]): DayMention[] {
  return days.filter(
    ({ start, end }) =>
      CLOSED_BEFORE.test(text.slice(Math.max(0, start - 40), start)) ||
      CLOSED_AFTER.test(text.slice(end, end + 30)),
  );
}

/** Times made ranges: two joined ones, or one with a word that says which end it is. */
function timeRanges(text: string): TimeRange[] {
  const times = clockTimes(text);
  const ranges: TimeRange[] = [];
  for (let at = 0; at < times.length; at++) {
    const [time, next] = [times[at], times[at + 1]];
    if (time === undefined) break;
    if (next !== undefined && joins(text, time, next) && !(time.bare && next.bare)) {
      ranges.push({
        start: time.start,
        end: next.end,
        from: time.bare ? likeNext(time, next) : time,
        to: next,
      });
      at++;
    } else if (!time.bare) ranges.push(single(text, time, ranges.at(-1)));
  }
  return ranges;
}

/** `and` joins two times only where the first one opens a range: from 9 and 5 does not. */
function joins(text: string, time: ClockTime, next: ClockTime): boolean {
  const gap = text.slice(time.end, next.start);
  if (!BETWEEN.test(gap)) return false;
  return !/and/i.test(gap) || /between\s*$/i.test(text.slice(Math.max(0, time.start - 10), time.start));
}

/** 5 to 9 pm: the first takes the half of the day that puts it before the second. */
function likeNext(time: ClockTime, next: ClockTime): ClockTime {
  const to = next.minutes[0] ?? 0;
  const before = time.minutes.filter((minute) => minute < to);
  return { ...time, minutes: [...new Set([...before.sort((a, b) => b - a), ...time.minutes])] };
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

function statement(mention: DayMention | null, range: TimeRange | null, closed: boolean): HoursStatement {
  return {
    days: mention === null || mention.count !== null ? null : mention.days,
    daysPlace: mention === null ? null : { start: mention.start, end: mention.end },
    from: range?.from ?? null,
    to: range?.to ?? null,
    closed,
    loose: mention?.loose ?? false,
  };
}

const ONLY_BEFORE =
  /^[\s,:(–-]*(?:(?:from|between|at|with hours|hours|it|they|is|are|opens?|open|of|the) ?)*$/i;
const PARTS = /;|\b(?:whereas|while|but|and)\b/i;
const ONLY_BEHIND = /^[\s,(]*(?:(?:on|from|for|every|each|during|of|the) ?)*$/i;

/** Times go with the days right beside them; where both sides have some, or none, by what the sentence ends with. */
function paired(text: string, days: readonly DayMention[], ranges: readonly TimeRange[]): HoursStatement[] {
  const known = days.filter(({ count }) => count === null);
  if (ranges.length === 0) return known.map((mention) => statement(mention, null, false));
  const timesFirst = (known.at(-1)?.start ?? -1) > (ranges.at(-1)?.start ?? 0);
  const used = new Set<DayMention>();
  const made = ranges.map((range, at) => {
    const mention = beside(
      text,
      known,
      range,
      ranges[at - 1]?.end ?? 0,
      ranges[at + 1]?.start ?? text.length,
      timesFirst,
    );
    if (mention !== null) used.add(mention);
    return statement(mention, range, false);
  });
  return [
    ...made,
    ...known.filter((mention) => !used.has(mention)).map((mention) => statement(mention, null, false)),
  ];
}

function beside(
  text: string,
  days: readonly DayMention[],
  range: TimeRange,
  floor: number,
  ceiling: number,
  timesFirst: boolean,
): DayMention | null {
  const before = days.findLast(({ start, end }) => end <= range.start && start >= floor) ?? null;
  const behind = days.find(({ start }) => start >= range.end && start < ceiling) ?? null;
  const closeBefore = before !== null && ONLY_BEFORE.test(text.slice(before.end, range.start));
  const closeBehind = behind !== null && ONLY_BEHIND.test(text.slice(range.end, behind.start));
  if (closeBefore !== closeBehind) return closeBefore ? before : behind;
  const partedBehind = behind !== null && PARTS.test(text.slice(range.end, behind.start));
  if (before !== null && partedBehind && !PARTS.test(text.slice(before.end, range.start))) return before;
  return timesFirst
    ? (behind ?? before)
    : (before ?? days.findLast(({ end }) => end <= range.start) ?? behind);
}
