import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';

/** A stretch of a passage, where it stands in its evidence. */
export function stretchOf(passage: ReadPlace, { start, end }: Span): ReadPlace {
  const quote = passage.quote.slice(start, end);
  if (passage.path !== null || passage.span === null) return { ...passage, quote };
  const from = passage.span.start;
  return { ...passage, span: { start: from + start, end: from + end }, quote };
}
