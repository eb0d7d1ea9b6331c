import type { Span } from '../../../contract/span.ts';

const EDGE = /[\s.,;:!?…。、]/u;

/** Ranges without the blanks and stops at their ends, where citations stood; empty ones fall away. */
export function trimSpans(spans: readonly Span[], text: string): Span[] {
  return spans.flatMap(({ start, end }) => {
    let [from, to] = [start, Math.min(end, text.length)];
    while (from < to && EDGE.test(text.charAt(from))) from++;
    while (to > from && EDGE.test(text.charAt(to - 1))) to--;
    return from < to ? [{ start: from, end: to }] : [];
  });
}
