import type { Span } from '../../../../contract/span.ts';
import { type Beside, meetsAt, placesIn, saidIn } from './beside.ts';

/** Two sides of a relation: what is compared, what comes first and what follows. */
export interface Sides {
  readonly left: Span;
  readonly right: Span;
}

/**
 * Whether the clause has the two sides as the sentence has them (1) or exchanged (-1), by the words that only one side has;
 * 0 where it cannot be told. `both`: exchanged only where both sides are met.
 */
export function turnOf(beside: Beside, said: Sides, there: Sides, both = false): -1 | 0 | 1 {
  const [left, right] = [placesIn(beside, there.left), placesIn(beside, there.right)];
  const only = (own: readonly number[], other: readonly number[]): number[] =>
    own.filter((place) => !other.some((at) => beside.words[at] === beside.words[place]));
  const [first, second] = [only(left, right), only(right, left)];
  const meets = (range: Span, places: readonly number[]): boolean =>
    saidIn(beside, range).some((item) => places.some((place) => meetsAt(beside, item, place)));
  const straight = meets(said.left, first) || meets(said.right, second);
  const turned = meets(said.left, second) || meets(said.right, first);
  if (straight === turned) return 0;
  if (straight) return 1;
  return !both || (meets(said.left, second) && meets(said.right, first)) ? -1 : 0;
}
