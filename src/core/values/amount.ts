import type { BoundWord } from '../lexicon/bounds.ts';
import { type Exact, divide, multiply, ONE, order } from '../statement/exact.ts';
import type { Amount, Bound, Duration, Quantity, Unit } from '../statement/value.ts';
import type { AmountPart } from './part.ts';
import { unitNamed } from './unit-at.ts';

const TIME: ReadonlySet<string> = new Set(['time', 'month', 'workday', 'night']);
const MULTIPLE = 'multiple';

/** What an expression says before it is a value: both ends and what stood round them. */
export interface AmountDraft {
  readonly low: AmountPart;
  readonly high: AmountPart;
  readonly per: Unit | null;
  readonly bounds: readonly BoundWord[];
}

const closed = (value: Exact): Bound => ({ value, open: false });

function lowOf(draft: AmountDraft, isMultiple: boolean): Exact {
  const { low, high } = draft;
  if (isMultiple || low.unit === null || high.unit === null || low.unit === high.unit) return low.low;
  return divide(multiply(low.low, low.unit.factor), high.unit.factor);
}

function limited(ends: { low: Bound | null; high: Bound | null }, bound: BoundWord): typeof ends {
  if (bound === 'gte') return { low: ends.low, high: null };
  if (bound === 'lte') return { low: null, high: ends.high };
  if (bound === 'gt') return { low: ends.high === null ? null : { ...ends.high, open: true }, high: null };
  if (bound === 'lt') return { low: null, high: ends.low === null ? null : { ...ends.low, open: true } };
  return ends;
}

/** The value of an amount: a duration where its unit is one of time, else a quantity. */
export function amountOf(draft: AmountDraft): Quantity | Duration {
  const unit = draft.high.unit ?? (draft.bounds.includes('age') ? unitNamed('세') : null);
  const isMultiple = unit?.dimension === MULTIPLE;
  const high = closed(draft.high.high);
  const low = closed(lowOf(draft, isMultiple));
  const both = { low: order(low.value, high.value) === 0 ? high : low, high };
  const approximate = draft.low.approximate || draft.high.approximate || draft.bounds.includes('near');
  const finer =
    order(draft.low.resolution, draft.high.resolution) < 0 ? draft.low.resolution : draft.high.resolution;
  const amount: Amount = {
    ...draft.bounds.reduce(limited, both as { low: Bound | null; high: Bound | null }),
    unit: isMultiple ? null : unit,
    per: draft.per,
    approximate,
    resolution: finer,
  };
  if (unit !== null && TIME.has(unit.dimension)) return { kind: 'duration', ...amount, unit };
  return { kind: 'quantity', sort: isMultiple ? 'multiple' : 'cardinal', ...amount };
}

export function ordinalOf(value: Exact, unit: Unit | null): Quantity {
  const bound = closed(value);
  return {
    kind: 'quantity',
    sort: 'ordinal',
    low: bound,
    high: bound,
    unit,
    per: null,
    approximate: false,
    resolution: ONE,
  };
}
