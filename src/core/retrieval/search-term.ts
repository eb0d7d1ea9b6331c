/** A word to be found. It is met by any of its readings, or by its parts together. */
export interface SearchTerm {
  /** The likeliest first; none is empty. */
  readonly readings: readonly string[];
  /** A verb or adjective, where its form shows it. */
  readonly isPredicate: boolean;
  /** Of a word joined from several: `wi`, `fi`. */
  readonly parts: readonly string[];
}
