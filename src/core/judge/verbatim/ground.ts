import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { IsOnlyOne } from './only-one.ts';
import { riskOf } from './risk.ts';
import type { Unit } from './unit.ts';

export const NOMINAL = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'X']);
export const VERBAL = new Set(['VERB', 'AUX', 'SCONJ', 'CCONJ']);

/** A clause whose words may be left out, and what tells whether they may. */
export interface Ground {
  readonly units: readonly Unit[];
  readonly words: ClauseWords;
  readonly isOnlyOne: IsOnlyOne;
}

export function isHarmless(units: readonly Unit[], words: ClauseWords): boolean {
  return units.every((unit) => riskOf(unit, words) === null);
}

/** The end of what stands between two commas, or a comma and the end of the sentence. */
export function pauseEnd(units: readonly Unit[], at: number): number {
  const next = units.findIndex(({ comma, stop }, place) => place > at && (comma || stop));
  return next < 0 ? units.length : next;
}
