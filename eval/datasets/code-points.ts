import type { Span } from '../../src/contract/span.ts';

/** UTF-16 offset of each code point of a text, and its end. */
function offsets(text: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    starts.push(at);
    at += character.length;
  }
  return [...starts, at];
}

/** Ranges counted in code points (as the sets count) as ranges of UTF-16 units. */
export function toUtf16(text: string, spans: readonly Span[]): Span[] {
  const starts = offsets(text);
  const at = (point: number): number => starts[Math.min(point, starts.length - 1)] ?? 0;
  return spans.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

/** A UTF-16 offset counted in code points. */
export function codePointsBefore(text: string, offset: number): number {
  let count = 0;
  for (const character of text.slice(0, offset)) count += character.length > 0 ? 1 : 0;
  return count;
}
