import type { TextHit } from '../../contract/ports/text-index.ts';
import { newPostings } from './postings.ts';
import { readQuery } from './read-query.ts';
import { type Ranking, type ScoredTexts, scoreTexts } from './score-texts.ts';
import { newVocabulary } from './vocabulary.ts';

/**
 * The best texts, best first; of equal ones the smaller id first. Whole lists of thousands are not sorted for a handful,
 * and only those that are good enough are asked whether they are wanted.
 */
function bestHits(
  { slots, sums, most }: ScoredTexts,
  ids: readonly string[],
  limit: number,
  isWanted: (id: string) => boolean,
): TextHit[] {
  const best: TextHit[] = [];
  for (const slot of slots) {
    const hit = { id: ids[slot] ?? '', score: (sums[slot] ?? 0) / most };
    const last = best.at(-1);
    if (best.length >= limit && (last === undefined || !isBefore(hit, last))) continue;
    if (!isWanted(hit.id)) continue;
    let at = best.length;
    while (at > 0 && isBefore(hit, best[at - 1] ?? hit)) at--;
    best.splice(at, 0, hit);
    if (best.length > limit) best.pop();
  }
  return best;
}

function isBefore(one: TextHit, other: TextHit): boolean {
  return one.score > other.score || (one.score === other.score && one.id < other.id);
}

/** The words of a text, each once, with what each weighs, and how many stand in it. */
export interface WeighedWords {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly length: number;
}

/** Texts by their words. */
export interface WordIndex {
  readonly size: number;
  put(id: string, text: WeighedWords): void;
  remove(id: string): void;
  ids(): Iterable<string>;
  /** Best first; of those alone that `isWanted` lets pass. */
  search(query: string, limit: number, isWanted?: (id: string) => boolean): readonly TextHit[];
}

/** An empty index. Only words are kept. */
export function newWordIndex(ranking: Ranking): WordIndex {
  const vocabulary = newVocabulary();
  const postings = newPostings();
  const slots = new Map<string, number>();
  const ids: string[] = [];
  const lengths: number[] = [];
  const free: number[] = [];
  let total = 0;
  /** What was last asked: several kinds of one question are looked for one after the other. */
  let last: { readonly query: string; readonly scored: ScoredTexts } | null = null;

  function score(query: string): ScoredTexts {
    if (last?.query === query) return last.scored;
    const texts = { count: slots.size, slots: ids.length, lengths, mean: total / Math.max(1, slots.size) };
    const scored = scoreTexts(readQuery(query, vocabulary), postings, texts, ranking);
    last = { query, scored };
    return scored;
  }

  function remove(id: string): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
    last = null;
    total -= lengths[slot] ?? 0;
    slots.delete(id);
    free.push(slot);
    postings.drop(slot);
  }

  return {
    get size() {
      return slots.size;
    },
    ids: () => slots.keys(),
    remove,
    put(id, { words, weights, length }) {
      remove(id);
      last = null;
      const slot = free.pop() ?? ids.length;
      slots.set(id, slot);
      ids[slot] = id;
      lengths[slot] = length;
      total += length;
      postings.add(
        slot,
        words.map((word) => vocabulary.number(word)),
        weights,
      );
    },
    search: (query, limit, isWanted = () => true) => bestHits(score(query), ids, limit, isWanted),
  };
}
