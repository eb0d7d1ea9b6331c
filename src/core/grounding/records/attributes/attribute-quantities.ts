import { findPeriods } from '../../../language/find-periods.ts';
import { findQuantities } from '../../../language/find-quantities.ts';
import type { Quantity } from '../../../language/quantity.ts';
import { asReached } from '../../../language/reached.ts';

/** The quantities of a claim. */
export function quantitiesOf(text: string): Quantity[] {
  return findQuantities(text, findPeriods(text)).map((quantity) => asReached(text, quantity));
}
