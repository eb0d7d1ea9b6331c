import type { ReadSentence } from '../../read/read-text.ts';
import { stanceOf } from '../facts/korean/stance.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { isCondition, isRestricting } from './restricting.ts';
import { type Worded, worded, wordsIn } from './scene.ts';

/** A sentence of a claim as it is held against labelled values and clauses. */
export interface ClaimRead extends Worded {
  readonly words: readonly Lemma[];
  readonly negative: boolean;
  /** It says only, except, if itself. */
  readonly restricted: boolean;
}

export function readClaim(sentence: ReadSentence, means: Means): ClaimRead {
  const { tokens, values } = worded(sentence);
  return {
    tokens,
    values,
    words: wordsIn(tokens, values, means),
    negative: stanceOf(tokens, values).negative,
    restricted: tokens.some((token) => isRestricting(token) || isCondition(token)),
  };
}
