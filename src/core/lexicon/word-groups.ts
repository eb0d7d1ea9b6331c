import { type WordGroups, wordSet } from './clause-words.ts';

/** Lines of words that belong together, as the numbers of the lines that each word is in. */
export function wordGroups(lines: readonly string[]): WordGroups {
  const found = new Map<string, Set<number>>();
  lines.forEach((line, at) => {
    for (const word of wordSet(line)) found.set(word, (found.get(word) ?? new Set()).add(at));
  });
  return found;
}
