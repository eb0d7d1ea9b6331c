/** Words with what they are: one row for all words that are the same. `words` are parted by `|`. */
export interface Lexicon<Class> {
  /** Where the words are from. */
  readonly source: string;
  readonly rows: readonly (readonly [words: string, is: Class])[];
}

/** What may begin where: the class of each word, and the lengths of the words by first character, longest first. */
export interface WordTable<Class> {
  readonly classes: ReadonlyMap<string, Class>;
  readonly lengths: ReadonlyMap<number, readonly number[]>;
}

/** All rows as one table. A word that two rows name is an error of the lexicon. */
export function wordTable<Class>(...lexicons: readonly Lexicon<Class>[]): WordTable<Class> {
  const classes = new Map<string, Class>();
  const lengths = new Map<number, number[]>();
  for (const [words, is] of lexicons.flatMap((lexicon) => lexicon.rows)) {
    for (const word of words.split('|')) {
      if (classes.has(word)) throw new Error(`lexicon: "${word}" stands in two rows; keep one`);
      classes.set(word, is);
      const first = word.charCodeAt(0);
      const known = lengths.get(first) ?? [];
      if (!known.includes(word.length))
        lengths.set(
          first,
          [...known, word.length].sort((a, b) => b - a),
        );
    }
  }
  return { classes, lengths };
}

export interface Found<Class> {
  readonly end: number;
  readonly is: Class;
}

/** The longest word of the table that begins at `at`, where `fits` allows it to end. */
export function longestWord<Class>(
  table: WordTable<Class>,
  text: string,
  at: number,
  fits: (end: number) => boolean,
): Found<Class> | null {
  const lengths = table.lengths.get(text.charCodeAt(at));
  if (lengths === undefined) return null;
  for (const length of lengths) {
    if (at + length > text.length) continue;
    const is = table.classes.get(text.slice(at, at + length));
    if (is !== undefined && fits(at + length)) return { end: at + length, is };
  }
  return null;
}
