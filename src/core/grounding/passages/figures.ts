import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';

/** The dates and quantities of a text. */
export interface Figures {
  readonly periods: readonly Period[];
  readonly quantities: readonly Quantity[];
}

/** Reads the dates of a text, and its quantities beside them. */
export function figuresOf(text: string): Figures {
  const periods = findPeriods(text);
  return { periods, quantities: findQuantities(text, periods) };
}
