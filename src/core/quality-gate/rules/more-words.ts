function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of one text that the other has not, or not so often. */
function beyond(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** True where a corrected text has words to spare: more than it changed, and more letters, so that one may be a remark. */
export function hasMoreWords(before: string, after: string): boolean {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [gone, come] = [beyond(old, now), beyond(now, old)];
  return come.length > gone.length && come.join('').length > gone.join('').length;
}
