import type { Value } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';
import type { Scene } from './scene.ts';

/** A value with the words that say what it is of. */
export interface Cell {
  readonly value: Value;
  /** Right before it in its own piece: 임원 of `임원 5만 원`. */
  readonly own: readonly Lemma[];
  /** What its piece is about, or the piece before that says so. */
  readonly topic: readonly Lemma[];
  /** In the pieces before it, and behind it. */
  readonly around: readonly Lemma[];
  /** The other values of its piece. */
  readonly beside: readonly Value[];
  /** Its piece says only, except, if. */
  readonly restricted: boolean;
  readonly scene: Scene;
}

/** What stands right before a value; where nothing does, what its piece is about. */
export function labelOf({ own, topic }: Cell): readonly Lemma[] {
  return own.length > 0 ? own : topic;
}
