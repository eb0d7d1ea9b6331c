/** A text to be found, by its fields. */
export interface IndexedText {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A text that was found. `score` is between 0 and 1, and falls from hit to hit. */
export interface TextHit {
  readonly id: string;
  readonly score: number;
}

/** Texts in memory, found by their words. */
export interface TextIndex {
  readonly size: number;
  /** Adds the text, or replaces the one of the same id. */
  put(text: IndexedText): void;
  remove(id: string): void;
  ids(): Iterable<string>;
  /** Best first; only texts that share something with the query. */
  search(query: string, limit: number): readonly TextHit[];
}
