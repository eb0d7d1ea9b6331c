import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Term } from '../../language/term.ts';
import { amountsIn, type KoreanReading, koreanReading } from './korean-reading.ts';
import type { Passages } from './passages.ts';

/** Where in the evidence each word, family of words and amount stands: sentences by number, ascending. */
export interface KoreanIndex {
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byFamily: ReadonlyMap<number, readonly number[]>;
  readonly byAmount: ReadonlyMap<string, readonly number[]>;
  readonly amounts: readonly Amount[];
  /** The Korean words of each sentence. */
  readonly sentences: readonly KoreanReading[];
  /** Room to note what each sentence holds of a word: all zero between uses. */
  readonly shares: Float64Array;
}

const INDEXES = new WeakMap<Passages, KoreanIndex>();

/** The index of the evidence, made on the first call. Linear. */
export function koreanIndex(passages: Passages): KoreanIndex {
  const known = INDEXES.get(passages);
  if (known !== undefined) return known;
  const made = indexed(passages);
  INDEXES.set(passages, made);
  return made;
}

/** Under which an amount is found again; the unit may be missing on one side. */
export function amountKeys({ value, said, unit }: Pick<Amount, 'value' | 'said' | 'unit'>): string[] {
  return unit === '' ? [`${said}`] : [`${value}${unit}`, `${said}`];
}

function indexed(passages: Passages): KoreanIndex {
  const byStem = new Map<string, number[]>();
  const byFamily = new Map<number, number[]>();
  const byAmount = new Map<string, number[]>();
  const all: Amount[] = [];
  const sentences = passages.sentences.map(({ passage, first, last }) =>
    koreanReading(
      passages.passages[passage]?.text ?? '',
      passages.terms.slice(first, last).filter(isKoreanTerm),
    ),
  );
  sentences.forEach((sentence, at) => {
    for (const { stems, families, kind } of sentence.terms) {
      if (kind === 'function') continue;
      for (const stem of stems) put(byStem, stem, at);
      for (const family of families) put(byFamily, family, at);
    }
    for (const amount of amountsIn(sentence)) {
      all.push(amount);
      for (const key of amountKeys(amount)) put(byAmount, key, at);
    }
  });
  return { byStem, byFamily, byAmount, amounts: all, sentences, shares: new Float64Array(sentences.length) };
}

function isKoreanTerm(term: Term): term is Term & KoreanTerm {
  return term.language === 'ko' && 'stems' in term;
}

function put<K>(map: Map<K, number[]>, key: K, sentence: number): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [sentence]);
  else if (found.at(-1) !== sentence) found.push(sentence);
}
