import type { Span } from '../../../../contract/span.ts';
import type { DayMention } from './hours-days.ts';
import type { TimeRange } from './hours-ranges.ts';
import type { ClockTime } from './hours-time.ts';
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

export function statement(
  mention: DayMention | null,
  range: TimeRange | null,
  closed: boolean,
): HoursStatement {
  return {
    days: mention?.days ?? null,
    daysPlace: mention === null ? null : { start: mention.start, end: mention.end },
    from: range?.from ?? null,
    to: range?.to ?? null,
    closed,
    loose: mention?.loose ?? false,
  };
}

const ONLY_BEFORE = /^[\s,:(–-]*(?:(?:from|between|at|with hours|hours|it|they|is|are|opens?|of|the) ?)*$/i;
const PARTS = /;|\b(?:whereas|while|but|and)\b/i;
const ONLY_BEHIND = /^[\s,(]*(?:(?:on|from|for|every|each|during|of|the) ?)*$/i;

/** Times go with the days right beside them; where both sides have some, or none, by what the sentence ends with. */
export function paired(
  text: string,
  days: readonly DayMention[],
  ranges: readonly TimeRange[],
): HoursStatement[] {
  if (ranges.length === 0) return days.map((mention) => statement(mention, null, false));
  const timesFirst = (days.at(-1)?.start ?? -1) > (ranges.at(-1)?.start ?? 0);
  const used = new Set<DayMention>();
  const made = ranges.map((range, at) => {
    const mention = beside(
      text,
      days,
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
    ...days.filter((mention) => !used.has(mention)).map((mention) => statement(mention, null, false)),
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
