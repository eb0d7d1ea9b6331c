import type { Value } from '../../statement/value.ts';

/** What may be compared with what: values of one dimension. Null for what stands for nothing but itself. */
export function dimensionOf(value: Value): string | null {
  if (value.kind === 'quantity')
    return value.sort === 'cardinal' ? (value.unit?.dimension ?? 'number') : null;
  if (value.kind === 'duration') return `duration ${value.unit.dimension}`;
  return value.kind === 'period' || value.kind === 'clock' ? value.kind : null;
}
