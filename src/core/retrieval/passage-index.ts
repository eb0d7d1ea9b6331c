import type { VectorDocument } from '../../contract/indexed-file.ts';
import type { PassageIndex } from '../../contract/ports/passage-index.ts';
import { readTerms } from './document-terms.ts';
import { newWordIndex } from './word-index.ts';

/** A symbol has twenty words and a section three hundred: length says little of what a passage is about. */
const RANKING = { k1: 0.5, b: 0.15 };

/** An empty index of passages. */
export function newPassageIndex(): PassageIndex {
  const index = newWordIndex(RANKING);
  const kinds = new Map<string, VectorDocument['kind']>();
  const counts = new Map<VectorDocument['kind'], number>();
  function remove(id: string): void {
    const kind = kinds.get(id);
    if (kind === undefined) return;
    kinds.delete(id);
    counts.set(kind, (counts.get(kind) ?? 0) - 1);
    index.remove(id);
  }
  return {
    get size() {
      return index.size;
    },
    ids: () => index.ids(),
    remove,
    put({ id, kind, terms }) {
      remove(id);
      kinds.set(id, kind);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      index.put(id, readTerms(terms));
    },
    search(query, limit, wanted) {
      if (wanted === undefined) return index.search(query, limit);
      if (!wanted.some((kind) => (counts.get(kind) ?? 0) > 0)) return [];
      return index.search(query, limit, (id) => wanted.some((kind) => kind === kinds.get(id)));
    },
  };
}
