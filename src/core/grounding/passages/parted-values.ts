import type { Span } from '../../../contract/span.ts';

/**
 * Parts a text so that each value has a part of its own, at the strongest of the marks (strongest first) that stands
 * between two. Null where two follow each other without any.
 */
export function partedValues(text: string, values: readonly Span[], marks: readonly RegExp[]): Span[] | null {
  const cuts: number[] = [0];
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    if (next === undefined) break;
    const gap = text.slice(value.end, next.start);
    const parting = marks.find((mark) => mark.test(gap));
    if (parting === undefined) return null;
    cuts.push(value.end + gap.search(parting));
  }
  return cuts.map((start, index) => ({ start, end: cuts[index + 1] ?? text.length }));
}
