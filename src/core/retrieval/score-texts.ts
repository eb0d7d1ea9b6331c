import type { Postings } from './postings.ts';
import type { QueryWord } from './read-query.ts';
import type { Alternative } from './vocabulary.ts';

/** What ranking must know of all texts. */
export interface Texts {
  readonly count: number;
  /** Slots given so far; those of texts that are gone among them. */
  readonly slots: number;
  /** Words of each text, by slot, and their mean. */
  readonly lengths: readonly number[];
  readonly mean: number;
}

/** How soon further occurrences of a word stop counting, and how much a long text is held against it (BM25). */
const K1 = 0.6;
const B = 0.4;

/**
 * Score of every text that shares something with the question: the share of the question's words that it holds, rare
 * ones counting more, between 0 and 1.
 */
export function scoreTexts(
  words: readonly QueryWord[],
  postings: Postings,
  texts: Texts,
): { readonly slot: number; readonly score: number }[] {
  const scores = new Float64Array(texts.slots);
  const touched = new Set<number>();
  let most = 0;
  for (const word of words) {
    const rarity = rarityOf(word, postings, texts.count);
    most += rarity;
    for (const [slot, share] of sharesOf(word, postings, texts)) {
      scores[slot] = (scores[slot] ?? 0) + share * rarity;
      touched.add(slot);
    }
  }
  return [...touched].map((slot) => ({ slot, score: (scores[slot] ?? 0) / most }));
}

/** Inverse document frequency of the commonest way in which the word stands whole; a word that stands nowhere is the rarest. */
function rarityOf({ alternatives }: QueryWord, postings: Postings, count: number): number {
  const whole = alternatives.filter((one) => one.length === 1);
  const most = Math.max(
    0,
    ...whole.map(([one]) => (one === undefined ? 0 : postings.count(one.term) * one.weight)),
  );
  return Math.log(1 + (count - most + 0.5) / (most + 0.5));
}

function sharesOf({ alternatives }: QueryWord, postings: Postings, texts: Texts): Map<number, number> {
  const best = new Map<number, number>();
  for (const alternative of alternatives)
    for (const [slot, share] of sumOf(alternative, postings, texts))
      if (share > (best.get(slot) ?? 0)) best.set(slot, share);
  return best;
}

function sumOf(alternative: readonly Alternative[], postings: Postings, texts: Texts): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { term, weight } of alternative)
    postings.visit(term, (slot, count) => {
      const length = 1 - B + (B * (texts.lengths[slot] ?? 0)) / texts.mean;
      sums.set(slot, (sums.get(slot) ?? 0) + (weight * count) / (count + K1 * length));
    });
  return sums;
}
