/** A name as it stands in a sentence: its words in small letters, and where. */
export interface NameRun {
  readonly key: readonly string[];
  readonly first: number;
  readonly last: number;
}
