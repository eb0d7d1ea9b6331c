import type { Span } from '../../src/contract/span.ts';

/** The places of the words of a text that is split at white space. */
export function tokensOf(text: string): Span[] {
  return [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** First and last word, counted from 0, that each range touches; ranges without a word are left out. */
export function toTokens(text: string, spans: readonly Span[]): Span[] {
  const words = tokensOf(text);
  return spans.flatMap(({ start, end }) => {
    const first = words.findIndex((word) => word.end > start);
    const last = words.findLastIndex((word) => word.start < end);
    return first < 0 || last < first ? [] : [{ start: first, end: last + 1 }];
  });
}
