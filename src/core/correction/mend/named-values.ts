import { findQuantities } from '../../language/find-quantities.ts';
import { folded } from '../../language/fold-text.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Passage } from '../quote/passage.ts';

function isSame(one: Quantity, other: Quantity): boolean {
  const isOfOneUnit = one.unit === null || other.unit === null || one.unit.symbol === other.unit.symbol;
  return isOfOneUnit && one.value === other.value;
}

/** FB38: the values that a person names: "it is 9 dollars", "9달러예요". */
export function namedValues(reason: string): readonly Quantity[] {
  return findQuantities(folded(reason));
}

/** The passages that hold one of them. */
export function holding(values: readonly Quantity[], passages: readonly Passage[]): Passage[] {
  return passages.filter(({ text }) => {
    const found = findQuantities(text);
    return values.some((value) => found.some((one) => isSame(value, one)));
  });
}
