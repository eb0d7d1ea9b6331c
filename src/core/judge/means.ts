import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Comparison, Value } from '../statement/value.ts';
import type { SameRoot, SaysWord } from './same-word.ts';

/** What a claim is held against evidence with: small words of law, what words mean to each other, values compared. */
export interface Means {
  readonly words: ClauseWords;
  readonly says: SaysWord;
  /** Whether both are one word in two classes: acquire, acquisition. */
  readonly kin: SameRoot;
  /** Tells words of the language from names. */
  readonly isCommon: (word: string) => boolean;
  readonly compare: (claim: Value, evidence: Value) => Comparison;
  /** The words of a person's whole name by the last of them; null where nobody bears it, or several do. */
  readonly called: (surname: string) => readonly string[] | null;
}
