import { findPeriods } from '../../../language/find-periods.ts';
import { findQuantities } from '../../../language/find-quantities.ts';
import type { Quantity } from '../../../language/quantity.ts';

/** The quantities of a claim. */
export function quantitiesOf(text: string): Quantity[] {
  return findQuantities(text, findPeriods(text)).map((quantity) => exact(text, quantity));
}

/** What goes up to a number ends there: no bound that any smaller one keeps. */
function exact(text: string, quantity: Quantity): Quantity {
  const span = quantity.comparator_span;
  const said = span === undefined ? '' : text.slice(span.start, span.end);
  return /까지|부터|^up to$|^from$/i.test(said) ? { ...quantity, comparator: 'eq' } : quantity;
}
