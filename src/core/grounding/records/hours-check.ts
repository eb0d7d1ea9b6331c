import type { Span } from '../../../contract/span.ts';
import type { Found } from './attribute-ruling.ts';
import { dayMentions } from './hours-days.ts';
import { type HoursStatement, hoursStatements } from './hours-statements.ts';
import type { ClockTime } from './hours-time.ts';
import { type Day, DAY_MINUTES, dayNumbers, type Week } from './hours-week.ts';

const SPEAKS_OF_HOURS =
  /\b(?:open(?:s|ed|ing)?|clos(?:e[sd]?|ing)|hours?|operat(?:es?|ing|ional)|business days?|serv(?:es?|ing) (?:from|until)|available from)\b|영업|운영|문을 (?:열|닫|엽)|휴무|휴관|휴업|휴진|쉽니다|쉬는|연중무휴|개장|이용\s?시간|개관|진료|문을|[시분]에 (?:열|닫|엽|끝|시작|마감)|폐관|마감/i;
const ALWAYS = /\b24 ?hours\b|\b24\/7\b|around the clock|24시간/i;
const VARY =
  /\b(?:hours|times|schedule)\b[^.]{0,30}\b(?:var(?:y|ies|ying)|differ(?:ent)?)\b|\bvarying (?:hours|times|opening)/i;
const SAME = /\bsame\b[^.]{0,30}\b(?:weekdays|every day|weekends)/i;
const EXTENDED = /\b(?:extended|longer|later) (?:opening |evening |closing )?(?:hours|times)\b/i;

type Outcome = Found['outcome'];

/** GR37: what the claim says of opening hours. */
export function checkHours(text: string, week: Week | null, unknownPath: string | null): Found[] {
  if (!SPEAKS_OF_HOURS.test(text)) return [];
  if (week === null) return unknownPath === null ? [] : withoutWeek(text, unknownPath);
  return [
    ...hoursStatements(text).flatMap((statement) => checkStatement(statement, week)),
    ...checkShape(text, week),
  ];
}

function withoutWeek(text: string, path: string): Found[] {
  return hoursStatements(text)
    .filter(({ days, from, to, closed }) => from !== null || to !== null || closed || days !== null)
    .map((statement) => ({
      rule: 'GR37',
      outcome: 'not_found',
      place: placeOf(statement),
      reading: 'opening hours',
      path,
      value: null,
    }));
}

function placeOf({ daysPlace, from, to }: HoursStatement): Span {
  const spans = [daysPlace, from, to].filter((span) => span !== null);
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** A result that rests on one day, or on several. */
function found(place: Span, outcome: Outcome, reading: string, week: Week, days: readonly number[]): Found {
  const values = [...new Set(days.map((day) => week.stored[day]?.value))];
  const [day = 0] = days;
  const one = { path: week.path, value: null, ...week.stored[day] };
  if (days.length === 1) return { rule: 'GR37', outcome, place, reading, ...one };
  const value = values.length === 1 ? values[0] : values.map((each) => each ?? 'absent').join('; ');
  return { rule: 'GR37', outcome, place, reading, path: week.path, value };
}

const WHOLE = [0, 1, 2, 3, 4, 5, 6];

/** How a stated day agrees with a stored one; null where the stored one tells nothing. */
type DayCheck = 'agrees' | 'closed' | 'open' | 'from' | 'to' | null;

function checkDay(statement: HoursStatement, day: Day): DayCheck {
  if (day === null) return null;
  if (statement.closed) return day.length === 0 ? 'agrees' : 'open';
  if (day.length === 0) return 'closed';
  const { from, to } = statement;
  if (from !== null && !day.some((shift) => isAt(from, shift.from))) return 'from';
  if (to !== null && !day.some((shift) => isAt(to, shift.to))) return 'to';
  return 'agrees';
}

function isAt(time: ClockTime, minute: number): boolean {
  return time.minutes.some((one) => one % DAY_MINUTES === minute % DAY_MINUTES);
}

function checkStatement(statement: HoursStatement, week: Week): Found[] {
  if (statement.days === null) return checkAnyDay(statement, week);
  const numbers = dayNumbers(statement.days);
  const checks = numbers.map((number) => ({ number, check: checkDay(statement, week.days[number] ?? null) }));
  const failed = checks.filter(({ check }) => check !== null && check !== 'agrees');
  const [wrong] = failed;
  if (statement.loose && failed.length === 1) return [];
  if (wrong !== undefined) return [mismatch(statement, week, wrong.number, wrong.check)];
  if (checks.every(({ check }) => check === null)) return [];
  return [found(placeOf(statement), 'supported', readingOf(statement), week, numbers)];
}

/** A time without days is wrong only where it fits no day at all. */
function checkAnyDay(statement: HoursStatement, week: Week): Found[] {
  if (statement.from === null && statement.to === null) return [];
  const open = week.days.flatMap((day, number) => (day !== null && day.length > 0 ? [number] : []));
  const checks = open.map((number) => checkDay(statement, week.days[number] ?? null));
  if (open.length === 0) return [];
  if (checks.includes('agrees'))
    return [found(placeOf(statement), 'supported', readingOf(statement), week, open)];
  return [mismatch(statement, week, open[0] ?? 0, checks[0] ?? null)];
}

function mismatch(statement: HoursStatement, week: Week, number: number, check: DayCheck): Found {
  const timed = check === 'from' || check === 'to';
  const place = timed ? placeOf(statement) : (statement.daysPlace ?? placeOf(statement));
  return found(place, 'contradicted', readingOf(statement), week, [number]);
}

function readingOf({ closed, from, to }: HoursStatement): string {
  if (closed) return 'closed';
  return from === null && to === null ? 'open' : `open ${clock(from)}-${clock(to)}`;
}

function clock(time: ClockTime | null): string {
  const minutes = time?.minutes[0];
  if (minutes === undefined) return '';
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What is said of the week as a whole: round the clock, varying, longer on some days, so many days. */
function checkShape(text: string, week: Week): Found[] {
  const open = week.days.filter((day) => day !== null && day.length > 0);
  const kinds = new Set(open.map((day) => JSON.stringify(day)));
  const checks: [RegExp, boolean][] = [
    [ALWAYS, open.some((day) => day?.some(({ from, to }) => to - from === DAY_MINUTES) === true)],
    [VARY, kinds.size > 1],
    [SAME, kinds.size === 1],
  ];
  const shape = checks.flatMap(([pattern, holds]) => shaped(text, pattern, holds, week));
  return [...shape, ...checkLate(text, week), ...checkExtended(text, week), ...checkCount(text, week)];
}

const LATE = /\b(?:until|till|open) late\b|늦게까지|심야까지/i;
const LATE_FROM = 23 * 60;

/** Until late: not told by a day that closes before eleven. */
function checkLate(text: string, week: Week): Found[] {
  const match = LATE.exec(text);
  if (match === null) return [];
  const holds = week.days.some((day) => lastClose(day ?? []) >= LATE_FROM);
  const place = { start: match.index, end: match.index + match[0].length };
  return [found(place, holds ? 'supported' : 'not_found', match[0], week, WHOLE)];
}

function shaped(text: string, pattern: RegExp, holds: boolean, week: Week): Found[] {
  const match = pattern.exec(text);
  if (match === null || week.days.every((day) => day === null)) return [];
  const place = { start: match.index, end: match.index + match[0].length };
  return [found(place, holds ? 'supported' : 'contradicted', match[0], week, WHOLE)];
}

function lastClose(day: Day | undefined): number {
  return Math.max(-1, ...(day ?? []).map(({ to }) => to));
}

function longest(day: Day | undefined): number {
  return (day ?? []).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Extended hours on some days: longer, or later, than on the shortest other day. */
function checkExtended(text: string, week: Week): Found[] {
  const match = EXTENDED.exec(text);
  const named =
    match === null ? undefined : dayMentions(text.slice(match.index)).find(({ count }) => count === null);
  if (match === null || named === undefined) return [];
  const inside = dayNumbers(named.days);
  const others = [0, 1, 2, 3, 4, 5, 6].filter(
    (day) => !inside.includes(day) && longest(week.days[day] ?? []) > 0,
  );
  if (others.length === 0 || inside.some((day) => week.days[day] === null)) return [];
  const holds = inside.some((day) =>
    others.some(
      (other) =>
        longest(week.days[day]) > longest(week.days[other]) ||
        lastClose(week.days[day]) > lastClose(week.days[other]),
    ),
  );
  const place = { start: match.index, end: match.index + match[0].length };
  return [found(place, holds ? 'supported' : 'contradicted', match[0], week, WHOLE)];
}

function checkCount(text: string, week: Week): Found[] {
  const mention = dayMentions(text).find(({ count }) => count !== null);
  if (mention === undefined || week.days.includes(null)) return [];
  const open = week.days.filter((day) => day !== null && day.length > 0).length;
  const outcome = open === mention.count ? 'supported' : 'contradicted';
  return [found(mention, outcome, `open ${mention.count} days`, week, WHOLE)];
}
