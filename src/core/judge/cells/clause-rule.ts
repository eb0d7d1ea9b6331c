import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import type { Unit, Units } from './units.ts';

/** A clause of a claim. */
export interface ClauseRead {
  readonly tokens: readonly Token[];
  /** Its words that say something by themselves. */
  readonly words: readonly Lemma[];
  readonly values: readonly ValueMention[];
}

/** The clause of the evidence that contradicts it; null where none does. */
export type ClauseRule = (clause: ClauseRead, units: Units, means: Means) => Unit | null;

export function isNegated({ inflection }: Token): boolean {
  return inflection?.negative === true;
}
