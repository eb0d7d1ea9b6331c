import type { Assertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';

/** What one binder made of a claim, and the places that it has used up. */
export interface Bound {
  readonly assertions: readonly Assertion[];
  readonly used: readonly Span[];
}

/** Nothing bound. */
export const NOTHING: Bound = { assertions: [], used: [] };

/** Several results as one. */
export function joined(bounds: readonly Bound[]): Bound {
  return {
    assertions: bounds.flatMap((bound) => bound.assertions),
    used: bounds.flatMap((bound) => bound.used),
  };
}
