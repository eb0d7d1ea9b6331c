import { findDurations } from '../../../language/find-durations.ts';
import { findPeriods } from '../../../language/find-periods.ts';
import { findQuantities } from '../../../language/find-quantities.ts';
import type { Quantity } from '../../../language/quantity.ts';
import { UNITS } from '../../../language/unit-table.ts';

const PARTS = /\d+ ?(?:시간|분|일|년|개월|주|h|hours?|minutes?|min|days?|years?|months?)[, ]*(?:and )?\d+/i;

/** The quantities of a claim; a length of time told in several units (6분 28초) is one. */
export function quantitiesOf(text: string): Quantity[] {
  const plain = findQuantities(text, findPeriods(text)).map((quantity) => exact(text, quantity));
  if (!PARTS.test(text)) return plain;
  const lengths = findDurations(text).flatMap((duration): Quantity[] => {
    const { start, end, years, months, days, seconds } = duration;
    const short = years === 0 && months === 0;
    const unit = UNITS.get(short ? 's' : 'mo');
    if (!PARTS.test(duration.text) || unit === undefined || (!short && days + seconds > 0)) return [];
    const value = short ? days * 86400 + seconds : years * 12 + months;
    return [
      {
        start,
        end,
        text: duration.text,
        value,
        resolution: 1,
        unit,
        comparator: 'eq',
        approximate: false,
        kind: 'cardinal',
      },
    ];
  });
  const kept = plain.filter(({ start, end }) => !lengths.some((one) => one.start < end && start < one.end));
  return [...kept, ...lengths].sort((a, b) => a.start - b.start);
}

/** What goes up to a number ends there: no bound that any smaller one keeps. */
function exact(text: string, quantity: Quantity): Quantity {
  const span = quantity.comparator_span;
  const said = span === undefined ? '' : text.slice(span.start, span.end);
  return /까지|부터|^up to$|^from$/i.test(said) ? { ...quantity, comparator: 'eq' } : quantity;
}
