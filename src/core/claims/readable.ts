import type { Span } from '../../contract/span.ts';

/** Characters that a reader does not see: zero width, soft hyphen, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A text as a reader sees it, with the way back to the places of the text as written. */
export interface Readable {
  readonly text: string;
  /** A span of `text` as a span of the text as written. */
  readonly written: (span: Span) => Span;
}

/** Leaves out what a reader does not see: 3 and 2명 with a zero width space between reads as 32명. */
export function readable(written: string): Readable {
  const text = written.replace(UNSEEN, '');
  if (text.length === written.length) return { text, written: (span) => span };
  const places: number[] = [];
  for (let at = 0; at < written.length; at += 1) {
    if (written.charAt(at).replace(UNSEEN, '') !== '') places.push(at);
  }
  const last = (places.at(-1) ?? -1) + 1;
  const start = (at: number): number => places[at] ?? last;
  const end = (at: number): number => (at === 0 ? 0 : (places[at - 1] ?? last - 1) + 1);
  return {
    text,
    written: ({ start: from, end: to }) => ({ start: start(from), end: Math.max(start(from), end(to)) }),
  };
}
