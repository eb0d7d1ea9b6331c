import type { Quantity } from './quantity.ts';

const REACHING = /까지|부터|^up to$|^from$/i;

/** Up to 26, 26까지: what is reached, or a bound. */
export function isLimit(text: string, { comparator_span: span }: Quantity): boolean {
  return span !== undefined && REACHING.test(text.slice(span.start, span.end));
}

/** What goes up to a number ends there: no bound that any smaller one keeps. */
export function asReached(text: string, quantity: Quantity): Quantity {
  return isLimit(text, quantity) ? { ...quantity, comparator: 'eq' } : quantity;
}
