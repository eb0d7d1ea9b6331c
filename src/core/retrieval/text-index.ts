import type { IndexedText, TextHit, TextIndex } from '../../contract/ports/text-index.ts';
import { bestHits } from './best-hits.ts';
import { newPostings } from './postings.ts';
import { readQuery } from './read-query.ts';
import { scoreTexts } from './score-texts.ts';
import { searchTerms } from './search-terms.ts';
import { newVocabulary, type Vocabulary } from './vocabulary.ts';

/** How much a word of a field weighs; a field that is not named weighs 1. */
export type FieldWeights = Readonly<Record<string, number>>;

/** An empty index. Texts are read once, when they are put in; only their words are kept. */
export function newTextIndex(weights: FieldWeights = {}): TextIndex {
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
    put(text) {
      remove(text.id);
      const { words, length } = wordsOf(text, weights, vocabulary);
      const slot = free.pop() ?? ids.length;
      slots.set(text.id, slot);
      ids[slot] = text.id;
      lengths[slot] = length;
      total += length;
      postings.add(slot, words);
    },
    search(query, limit) {
      const asked = readQuery(query, vocabulary);
      const texts = { count: slots.size, slots: ids.length, lengths, mean: total / Math.max(1, slots.size) };
      const scored = scoreTexts(asked, postings, texts);
      return bestHits(named(scored, ids), limit);
    },
  };
}

function* named(
  scored: readonly { readonly slot: number; readonly score: number }[],
  ids: readonly string[],
): Iterable<TextHit> {
  for (const { slot, score } of scored) yield { id: ids[slot] ?? '', score };
}

/** The words of a text by number, each with its weight, and how many there are. */
function wordsOf(
  { fields }: IndexedText,
  weights: FieldWeights,
  vocabulary: Vocabulary,
): { readonly words: ReadonlyMap<number, number>; readonly length: number } {
  const words = new Map<number, number>();
  let length = 0;
  const count = (word: string, weight: number): void => {
    const term = vocabulary.number(word);
    words.set(term, (words.get(term) ?? 0) + weight);
  };
  for (const [field, text] of Object.entries(fields)) {
    const weight = weights[field] ?? 1;
    for (const { readings, parts } of searchTerms(text)) {
      length += 1;
      for (const word of readings) count(word, weight);
      for (const word of parts) count(word, weight);
    }
  }
  return { words, length };
}
