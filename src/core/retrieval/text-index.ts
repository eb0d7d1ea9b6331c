import type { TextIndex } from '../../contract/ports/text-index.ts';
import { type FieldWeights, weighWords } from './weigh-words.ts';
import { newWordIndex } from './word-index.ts';

/** An empty index. Texts are read once, when they are put in; only their words are kept. */
export function newTextIndex(weights: FieldWeights = {}): TextIndex {
  const index = newWordIndex();
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
