import type { Found } from '../attributes/attribute-ruling.ts';
import { dayMentions } from './hours-days.ts';
import { hoursFound } from './hours-found.ts';
import { type Day, DAY_MINUTES, dayNumbers, type Week } from './hours-week.ts';

const ALWAYS = /\b24 ?hours\b|\b24\/7\b|around the clock|24시간/i;
const VARY =
  /\b(?:hours|times|schedule)\b[^.]{0,30}\b(?:var(?:y|ies|ying)|differ(?:ent)?)\b|\bvarying (?:hours|times|opening)/i;
const SAME = /\bsame\b[^.]{0,30}\b(?:weekdays|every day|weekends)/i;
const EXTENDED = /\b(?:extended|longer|later) (?:opening |evening |closing )?(?:hours|times)\b/i;
const WHOLE = [0, 1, 2, 3, 4, 5, 6];

/** What is said of the week as a whole: round the clock, varying, longer on some days, so many days. */
export function checkShape(text: string, week: Week): Found[] {
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
  return [hoursFound(place, holds ? 'supported' : 'not_found', match[0], week, WHOLE)];
}

function shaped(text: string, pattern: RegExp, holds: boolean, week: Week): Found[] {
  const match = pattern.exec(text);
  if (match === null || week.days.every((day) => day === null)) return [];
  const place = { start: match.index, end: match.index + match[0].length };
  return [hoursFound(place, holds ? 'supported' : 'contradicted', match[0], week, WHOLE)];
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
  return [hoursFound(place, holds ? 'supported' : 'contradicted', match[0], week, WHOLE)];
}

function checkCount(text: string, week: Week): Found[] {
  const mention = dayMentions(text).find(({ count }) => count !== null);
  if (mention === undefined || week.days.includes(null)) return [];
  const open = week.days.filter((day) => day !== null && day.length > 0).length;
  const outcome = open === mention.count ? 'supported' : 'contradicted';
  return [hoursFound(mention, outcome, `open ${mention.count} days`, week, WHOLE)];
}
