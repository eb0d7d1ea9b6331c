import type { Term, TermReader } from '../../language/term.ts';
import type { KinKey } from './kin-keys.ts';

/** A piece of text evidence. */
export interface Passage {
  readonly evidence_id: string;
  readonly text: string;
}

/** A sentence of a passage: its place there and its terms `[first, last)` among all terms. */
export interface PassageSentence {
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

/** Text evidence made ready to hold claims against. Built once an answer, linear in the text. */
export interface Passages {
  readonly read: TermReader;
  readonly passages: readonly Passage[];
  readonly sentences: readonly PassageSentence[];
  /** Every term of the evidence, passage after passage; places are within the passage. */
  readonly terms: readonly Term[];
  /** The number of each stem; `words[i]` is the number of `terms[i]`, `sentenceOf[i]` its sentence. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly words: Int32Array;
  readonly sentenceOf: Int32Array;
  /** The places (indexes of `terms`) of stem n, ascending: `places[from[n]] … places[from[n + 1] - 1]`. */
  readonly from: Int32Array;
  readonly places: Int32Array;
  /** In how many sentences stem n stands. */
  readonly spread: Int32Array;
  /** The numbers of the stems that share each key of kin. */
  readonly kinOf: ReadonlyMap<KinKey, readonly number[]>;
}

/** The text of a sentence, as it stands in its passage. */
export function sentenceText({ passages }: Pick<Passages, 'passages'>, sentence: PassageSentence): string {
  return passages[sentence.passage]?.text.slice(sentence.start, sentence.end) ?? '';
}
