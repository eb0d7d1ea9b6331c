import type { Span } from '../../contract/span.ts';

/** A run of words that may name a thing. `name` is the text of the span, quotes, articles and particles left out. */
export interface NameCandidate extends Span {
  readonly name: string;
  /** True where it stands in the place of the sentence's subject or topic. */
  readonly topic?: boolean;
}
