import type { Value, ValueMention } from '../../statement/value.ts';

/** What may be compared with what: values of one dimension. Null for what stands for nothing but itself. */
export function dimensionOf(value: Value): string | null {
  if (value.kind === 'quantity')
    return value.sort === 'cardinal' ? (value.unit?.dimension ?? 'number') : null;
  if (value.kind === 'duration') return `duration ${value.unit.dimension}`;
  return value.kind === 'period' || value.kind === 'clock' ? value.kind : null;
}

/** Dimensions in which one thing has many values, each by what happens: its day, how many. */
export const VERB_BOUND: ReadonlySet<string> = new Set(['period', 'clock', 'number', 'ratio', 'point']);

const WORDED: ReadonlySet<string> = new Set(['name', 'text', 'flag']);

/** Values that are amounts, times or codes, the unread ones too; names are for the names of a sentence. */
export function measured(values: readonly ValueMention[]): ValueMention[] {
  return values.filter(({ value }) => value === null || !WORDED.has(value.kind));
}
