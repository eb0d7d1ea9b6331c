/** A pattern with words of which every match holds one, lower-cased; null where none is certain. */
export interface Worded {
  readonly pattern: () => RegExp;
  readonly words: readonly string[] | null;
}

function once(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= make());
}

/** The patterns, each made once, with their lists of words, one a line; a list that is missing is none. */
export function worded(
  patterns: readonly (() => RegExp)[],
  lists: readonly (string | null)[],
): readonly Worded[] {
  return patterns.map((make, at) => ({ pattern: once(make), words: lists[at]?.split('\n') ?? null }));
}

/** `pattern.test(text)`; `lower` is the text lower-cased. To make a large pattern ready takes far longer than to look for its words. */
export function fits({ pattern, words }: Worded, text: string, lower: string): boolean {
  return (words === null || words.some((word) => lower.includes(word))) && pattern().test(text);
}
