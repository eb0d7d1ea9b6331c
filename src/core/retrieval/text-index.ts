import type { TextHit, TextIndex } from '../../contract/ports/text-index.ts';
import { newPostings } from './postings.ts';
import { readQuery } from './read-query.ts';
import { scoreTexts } from './score-texts.ts';
import { searchTerms } from './search-terms.ts';
import { newVocabulary } from './vocabulary.ts';

/** How much a word of a field weighs; a field that is not named weighs 1. */
export type FieldWeights = Readonly<Record<string, number>>;

/** An empty index. Texts are read once, when they are put in; only their words are kept. */
export function newTextIndex(weights: FieldWeights = {}): TextIndex {
  const vocabulary = newVocabulary();
  const postings = newPostings();
  const slots = new Map<string, number>();
  const ids: (string | undefined)[] = [];
  const lengths: number[] = [];
  let total = 0;

  function remove(id: string): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
    total -= lengths[slot] ?? 0;
    slots.delete(id);
    ids[slot] = undefined;
    postings.drop(slot);
  }

  return {
    get size() {
      return slots.size;
    },
    ids: () => slots.keys(),
    remove,
    put({ id, fields }) {
      remove(id);
      const words = new Map<number, number>();
      let length = 0;
      for (const [field, text] of Object.entries(fields)) {
        const weight = weights[field] ?? 1;
        for (const { readings, parts } of searchTerms(text)) {
          length += 1;
          for (const word of [...readings, ...parts]) {
            const term = vocabulary.number(word);
            words.set(term, (words.get(term) ?? 0) + weight);
          }
        }
      }
      const slot = ids.push(id) - 1;
      slots.set(id, slot);
      lengths[slot] = length;
      total += length;
      postings.add(slot, words);
    },
    search(query, limit): readonly TextHit[] {
      const asked = readQuery(query, vocabulary);
      const texts = { count: slots.size, slots: ids.length, lengths, mean: total / Math.max(1, slots.size) };
      return scoreTexts(asked, postings, texts)
        .flatMap(({ slot, score }) => {
          const id = ids[slot];
          return id === undefined ? [] : [{ id, score }];
        })
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit);
    },
  };
}
