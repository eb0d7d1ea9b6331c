import type { Span } from '../../contract/span.ts';
import type { Unit } from './unit.ts';

/** How a claim compares: `eq` the value, `gt` over (초과), `gte` at least (이상), `lt` under (미만), `lte` at most (이하), `range` between. */
export type Comparator = 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'range';

/** A number in a text with everything that decides how it is compared. */
export interface Quantity extends Span {
  /** The text of the span: number with unit, comparator words and "about" left out. */
  readonly text: string;
  /** As written, multipliers applied: `3만` 30000, `12%` 12, `-300` -300, `$5 million` 5000000. Lower end of a range. */
  readonly value: number;
  /** Upper end of a range, inclusive. */
  readonly high?: number;
  /** The place of the last digit shown, in the scale of `value`: `92.5` 0.1, `3.5조` 1e11, `1,234` 1. */
  readonly resolution: number;
  /** Null for a bare number. */
  readonly unit: Unit | null;
  readonly comparator: Comparator;
  /** Where the words or the sign stand that gave `comparator`; absent for `eq` and `range`. */
  readonly comparator_span?: Span;
  /** 약, 대략, about, roughly. */
  readonly approximate: boolean;
  /** `ordinal` 3번째, 3rd; `multiple` 두 배, three times, 2x; `cardinal` the rest. */
  readonly kind: 'cardinal' | 'ordinal' | 'multiple';
  /** The noun that is counted, as written, where the text names one: `12 new projects` has `projects`. */
  readonly counted?: string;
}
