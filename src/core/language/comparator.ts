import type { Span } from '../../contract/span.ts';
import type { Comparator } from './quantity.ts';

/** A bound that words or a sign near a number put on it. The span is theirs, negation included. */
export interface Bound {
  readonly comparator: Comparator;
  readonly span: Span;
}

const NEGATED: Readonly<Record<Comparator, Comparator>> = {
  gt: 'lte',
  gte: 'lt',
  lt: 'gte',
  lte: 'gt',
  eq: 'eq',
  range: 'range',
};

/** What is left when the bound is denied: not over = at most. */
export function negated(comparator: Comparator): Comparator {
  return NEGATED[comparator];
}
