import type { Span } from '../../contract/span.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Difference, Outcome, ReadPlace } from './judged.ts';
import type { Match } from './match.ts';

/** A sentence of the evidence with the place that says it. */
export interface Said {
  readonly sentence: ReadSentence;
  readonly place: ReadPlace;
  readonly computes: boolean;
  /** Its text. */
  readonly quote: string;
}

/** What the evidence says of one statement or one sentence of the claim. */
export interface Held {
  readonly match: Match;
  readonly places: readonly ReadPlace[];
  readonly differences: readonly Difference[];
  /** Values that the evidence says of something else alone. */
  readonly elsewhere: readonly Span[];
}

export const SILENT: Held = { match: null, places: [], differences: [], elsewhere: [] };

/** What all parts of a claim come to: one against it is enough, all must speak for it. */
export function outcomeOf(held: readonly Held[]): Outcome {
  if (held.some((one) => one.match === 'contradicted')) return 'contradicted';
  return held.length > 0 && held.every((one) => one.match === 'supported') ? 'supported' : 'undecided';
}
