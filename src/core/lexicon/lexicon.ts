/** Words with what they are: one row for all words that are the same. `words` are parted by `|`. */
export interface Lexicon<Class> {
  /** Where the words are from. */
  readonly source: string;
  readonly rows: readonly (readonly [words: string, is: Class])[];
}

/** What may begin where: the class of each word, and the length of the longest one by first character. */
export interface WordTable<Class> {
  readonly classes: ReadonlyMap<string, Class>;
  readonly longest: ReadonlyMap<number, number>;
}

/** All rows as one table. A word that two rows name is an error of the lexicon. */
export function wordTable<Class>(...lexicons: readonly Lexicon<Class>[]): WordTable<Class> {
  const classes = new Map<string, Class>();
  const longest = new Map<number, number>();
  for (const [words, is] of lexicons.flatMap((lexicon) => lexicon.rows)) {
    for (const word of words.split('|')) {
      if (classes.has(word)) throw new Error(`lexicon: "${word}" stands in two rows; keep one`);
      classes.set(word, is);
      const first = word.charCodeAt(0);
      longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
    }
  }
  return { classes, longest };
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
  const longest = table.longest.get(text.charCodeAt(at)) ?? 0;
  for (let length = longest; length > 0; length--) {
    const is = table.classes.get(text.slice(at, at + length));
    if (is !== undefined && at + length <= text.length && fits(at + length)) return { end: at + length, is };
  }
  return null;
}
