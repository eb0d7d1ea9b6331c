import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import type { Strength } from '../../language/korean-function-words.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import { type KoreanWords, readWords } from './korean-alignment.ts';
import { readClauses } from './korean-clauses.ts';
import { readStrengths } from './korean-strengths.ts';

/**
 * A list of words with what several checks read of it. Each reading is made on the first call and kept with the list:
 * a claim, each clause of it and each window of the evidence are read once, whoever asks.
 */
export interface KoreanReading {
  /** What the places of its words are places of. */
  readonly text: string;
  readonly terms: readonly KoreanTerm[];
  /** Where its sentences begin. */
  readonly starts: readonly number[];
  amounts: readonly Amount[] | null;
  words: KoreanWords | null;
  clauses: Int32Array | null;
  strengths: ReadonlySet<Strength> | null;
}

const FIRST: readonly number[] = [0];

/** Nothing is read yet, save the amounts where they are known. */
export function koreanReading(
  text: string,
  terms: readonly KoreanTerm[],
  amounts: readonly Amount[] | null = null,
  starts: readonly number[] = FIRST,
): KoreanReading {
  return { text, terms, starts, amounts, words: null, clauses: null, strengths: null };
}

/** The amounts, in order. */
export function amountsIn(reading: KoreanReading): readonly Amount[] {
  return (reading.amounts ??= amountsOf(reading.text, reading.terms));
}

/** The words by stem, family, side and pairs of syllables. */
export function wordsIn(reading: KoreanReading): KoreanWords {
  return (reading.words ??= readWords(reading.terms));
}

/** The clause of each word. */
export function clausesIn(reading: KoreanReading): Int32Array {
  return (reading.clauses ??= readClauses(reading.terms));
}

/** How much, how often, how surely. */
export function strengthsIn(reading: KoreanReading): ReadonlySet<Strength> {
  return (reading.strengths ??= readStrengths(reading.terms));
}
