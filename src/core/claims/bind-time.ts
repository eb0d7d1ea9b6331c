import type { UnreadPart } from '../../contract/assertion.ts';
import type { Period } from '../language/period.ts';
import { claimedTime } from './claimed.ts';
import type { Surface } from './surface.ts';

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
