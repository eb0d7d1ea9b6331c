import type { ClaimedTime, UnreadPart } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Period } from '../language/period.ts';
import { claimedTime } from './claimed.ts';
import { nearest } from './distance.ts';
import type { Surface } from './surface.ts';

/** "89 in 2023-24": the time said of the number itself. */
const JUST_BEHIND = /^\s+(?:in|for|during|at|on|by|as\s+of)\s+(?:the\s+)?$/iu;

/** The time that holds for what stands at `anchor`: the nearest period that nothing else has used. */
export function timeAt(surface: Surface, anchor: Span, used: readonly Span[]): { time?: ClaimedTime } {
  const free = surface.periods.filter((period) => !used.includes(period));
  const rivals = surface.quantities.filter((quantity) => quantity !== anchor);
  const said = free.find(
    (period) => JUST_BEHIND.test(surface.text.slice(anchor.end, period.start)) && period.start >= anchor.end,
  );
  const period = said ?? nearest(surface.layout, free, anchor, rivals);
  const time = period === null ? null : claimedTime(period);
  return time === null ? {} : { time };
}

function unreadTime(period: Period): UnreadPart {
  const { start, end, text } = period;
  return { kind: 'unread', start, end, negated: false, text, reason: 'ambiguous', why: 'time' };
}

/** Periods that only a reference date would settle. */
export function openTimes(surface: Surface): UnreadPart[] {
  return surface.periods
    .filter((period) => !period.impossible && claimedTime(period) === null)
    .map(unreadTime);
}

/** Dates that do not exist are read as such: they can be true of nothing. */
export function impossibleDates(surface: Surface): UnreadPart[] {
  return surface.periods
    .filter((period) => period.impossible)
    .map((period) => ({ ...unreadTime(period), reason: 'malformed' }));
}
