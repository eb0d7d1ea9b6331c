import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Unit } from '../../language/unit.ts';
import { valuesOf } from '../../language/values-of.ts';
import type { ValueMention } from '../../statement/value.ts';

/** The dates and quantities of a text; times of day are quantities. */
export interface Figures {
  readonly periods: readonly Period[];
  readonly quantities: readonly Quantity[];
}

/** Seconds since midnight; comparable with nothing else. */
const CLOCK: Unit = { symbol: 'clock', dimension: 'clock', factor: 1, offset: 0 };

function timesOf({ value, start, end, written: text }: ValueMention): Quantity[] {
  if (value?.kind !== 'clock') return [];
  const { from, to } = value;
  const time = { start, end, text, resolution: 1, unit: CLOCK, approximate: false } as const;
  return [...new Set([from, to])].map((at) => ({ ...time, value: at, comparator: 'eq', kind: 'cardinal' }));
}

/** Reads the dates of a text, and its quantities beside them. */
export function figuresOf(text: string): Figures {
  const periods = findPeriods(text);
  const quantities = findQuantities(text, periods);
  const times = valuesOf(text).flatMap(timesOf);
  return { periods, quantities: [...quantities, ...times].sort((one, other) => one.start - other.start) };
}
