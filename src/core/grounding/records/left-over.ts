import type { Span } from '../../../contract/span.ts';
import { valuesOf } from '../../language/values-of.ts';
import type { Value } from '../../statement/value.ts';

const KINDS: ReadonlySet<Value['kind']> = new Set(['clock', 'code']);

/** GR53: times and codes of a claim that no check read: they can change its truth, and keep it from being supported as a whole. */
export function leftOver(text: string, read: readonly Span[]): Span[] {
  return valuesOf(text)
    .filter(({ value }) => value !== null && KINDS.has(value.kind))
    .filter(({ start, end }) => read.every((one) => one.end <= start || end <= one.start))
    .map(({ start, end }) => ({ start, end }));
}
