import type { Quantity } from './quantity.ts';

const REACHING = /까지|부터|^up to$|^from$/i;

/** What goes up to a number ends there: no bound that any smaller one keeps. */
export function asReached(text: string, quantity: Quantity): Quantity {
  const span = quantity.comparator_span;
  const said = span === undefined ? '' : text.slice(span.start, span.end);
  return REACHING.test(said) ? { ...quantity, comparator: 'eq' } : quantity;
}
