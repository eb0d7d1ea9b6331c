import type { VectorDocument } from '../indexed-file.ts';
import type { TextHit } from './text-index.ts';

/** A passage to be found, by its words as `documentTerms` read them. */
export interface IndexedPassage extends Pick<VectorDocument, 'id' | 'kind'> {
  readonly terms: string;
}

/** Passages in memory, found by their words. */
export interface PassageIndex {
  readonly size: number;
  /** Adds the passage, or replaces the one of the same id. */
  put(passage: IndexedPassage): void;
  remove(id: string): void;
  ids(): Iterable<string>;
  /** Best first; of these kinds alone where they are given. */
  search(query: string, limit: number, kinds?: readonly VectorDocument['kind'][]): readonly TextHit[];
}
