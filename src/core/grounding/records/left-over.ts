import type { Span } from '../../../contract/span.ts';
import { languageByScript } from '../../language/script.ts';
import type { Value } from '../../statement/value.ts';
import { readValues } from '../../values/read-values.ts';

const KINDS: ReadonlySet<Value['kind']> = new Set(['clock', 'code']);

/** GR53: times and codes of a claim that no check read: they can change its truth, and keep it from being supported as a whole. */
export function leftOver(text: string, read: readonly Span[]): Span[] {
  return readValues(text, languageByScript(text))
    .filter(({ value }) => value !== null && KINDS.has(value.kind))
    .filter(({ start, end }) => read.every((one) => one.end <= start || end <= one.start))
    .map(({ start, end }) => ({ start, end }));
}
