import type { TextHit } from '../../contract/ports/text-index.ts';
import { bestHits } from './best-hits.ts';
import { newPostings } from './postings.ts';
import { readQuery } from './read-query.ts';
import { type Ranking, scoreTexts } from './score-texts.ts';
import { newVocabulary } from './vocabulary.ts';

/** The words of a text, each with its weight, and how many stand in it. */
export interface WeighedWords {
  readonly words: ReadonlyMap<string, number>;
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

  function remove(id: string): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
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
    put(id, { words, length }) {
      remove(id);
      const slot = free.pop() ?? ids.length;
      slots.set(id, slot);
      ids[slot] = id;
      lengths[slot] = length;
      total += length;
      postings.add(slot, new Map([...words].map(([word, weight]) => [vocabulary.number(word), weight])));
    },
    search(query, limit, isWanted) {
      const asked = readQuery(query, vocabulary);
      const texts = { count: slots.size, slots: ids.length, lengths, mean: total / Math.max(1, slots.size) };
      return bestHits(named(scoreTexts(asked, postings, texts, ranking), ids, isWanted), limit);
    },
  };
}

function* named(
  scored: readonly { readonly slot: number; readonly score: number }[],
  ids: readonly string[],
  isWanted: (id: string) => boolean = () => true,
): Iterable<TextHit> {
  for (const { slot, score } of scored) {
    const id = ids[slot] ?? '';
    if (isWanted(id)) yield { id, score };
  }
}
