import type { Span } from '../../../../contract/span.ts';
import type { Found } from '../attributes/attribute-ruling.ts';
import type { HoursStatement } from './hours-pairing.ts';
import { hoursStatements } from './hours-statements.ts';
import type { ClockTime } from './hours-time.ts';
import { DAY_MINUTES, type Day, type Week, dayNumbers } from './hours-week.ts';

/** A result that rests on one day, or on several. */
function hoursFound(
  place: Span,
  outcome: Found['outcome'],
  reading: string,
  week: Week,
  days: readonly number[],
): Found {
  const values = [...new Set(days.map((day) => week.stored[day]?.value))];
  const [day = 0] = days;
  const one = { path: week.path, value: null, ...week.stored[day] };
  if (days.length === 1) return { rule: 'GR37', outcome, place, reading, ...one };
  const value = values.length === 1 ? values[0] : values.map((each) => each ?? 'absent').join('; ');
  return { rule: 'GR37', outcome, place, reading, path: week.path, value };
}

const SPEAKS_OF_HOURS =
  /\b(?:open(?:s|ed|ing)?|clos(?:e[sd]?|ing)|hours?|operat(?:es?|ing|ional)|business days?|serv(?:es?|ing) (?:from|until)|available from)\b|영업|운영|문을 (?:열|닫|엽)|휴무|휴관|휴업|휴진|쉽니다|쉬는|연중무휴|개장|이용\s?시간|개관|진료|문을|[시분]에 (?:열|닫|엽|끝|시작|마감)|폐관|마감/i;

/** GR37: what the claim says of opening hours. */
export function checkHours(text: string, week: Week | null, unknownPath: string | null): Found[] {
  if (!SPEAKS_OF_HOURS.test(text)) return [];
  if (week === null) return unknownPath === null ? [] : withoutWeek(text, unknownPath);
  return hoursStatements(text).flatMap((statement) => checkStatement(statement, week));
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
  return [hoursFound(placeOf(statement), 'supported', readingOf(statement), week, numbers)];
}

/** A time without days is wrong only where it fits no day at all. */
function checkAnyDay(statement: HoursStatement, week: Week): Found[] {
  if (statement.from === null && statement.to === null) return [];
  const open = week.days.flatMap((day, number) => (day !== null && day.length > 0 ? [number] : []));
  const checks = open.map((number) => checkDay(statement, week.days[number] ?? null));
  if (open.length === 0) return [];
  if (checks.includes('agrees'))
    return [hoursFound(placeOf(statement), 'supported', readingOf(statement), week, open)];
  return [mismatch(statement, week, open[0] ?? 0, checks[0] ?? null)];
}

function mismatch(statement: HoursStatement, week: Week, number: number, check: DayCheck): Found {
  const timed = check === 'from' || check === 'to';
  const place = timed ? placeOf(statement) : (statement.daysPlace ?? placeOf(statement));
  return hoursFound(place, 'contradicted', readingOf(statement), week, [number]);
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
