import type { TextIndex } from '../../contract/ports/text-index.ts';
import { type FieldWeights, weighWords } from './weigh-words.ts';
import { newWordIndex } from './word-index.ts';

/** For texts of much the same length. */
const RANKING = { k1: 0.6, b: 0.4 };

/** An empty index. Texts are read once, when they are put in; only their words are kept. */
export function newTextIndex(weights: FieldWeights = {}): TextIndex {
  const index = newWordIndex(RANKING);
  return {
    get size() {
      return index.size;
    },
    ids: () => index.ids(),
    remove: (id) => index.remove(id),
    put: ({ id, fields }) => index.put(id, weighWords(fields, weights)),
    search: (query, limit) => index.search(query, limit),
  };
}
