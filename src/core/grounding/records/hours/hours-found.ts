import type { Span } from '../../../../contract/span.ts';
import type { Found } from '../attributes/attribute-ruling.ts';
import type { Week } from './hours-week.ts';

/** A result that rests on one day, or on several. */
export function hoursFound(
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
