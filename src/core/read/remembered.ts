/** A longer one may be cut from a text, and would keep all of it in memory. */
const LONGEST = 12;

/** Keeps what was made of so many words, and then begins again: a text has mostly words that others had. */
export function remembered<T>(most: number, make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = make(word);
    if (word.length > LONGEST) return made;
    if (known.size >= most) known.clear();
    known.set(word, made);
    return made;
  };
}
