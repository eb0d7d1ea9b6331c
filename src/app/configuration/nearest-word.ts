/** Edits (insert, delete, replace, swap of neighbours) between two words. */
function countEdits(a: string, b: string): number {
  let above: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwap ? (above[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    above = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant: at most a third of its letters differ, and no more than `most`. */
export function nearestWord(word: string, known: readonly string[], most = Infinity): string | undefined {
  if (word.length > 100) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, edits: countEdits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.min(most, Math.max(1, Math.floor(candidate.length / 3))))
    .toSorted((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** ` Did you mean "x"?`, or the known words, or nothing. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  if (nearest !== undefined) return `. Did you mean "${nearest}"?`;
  return known.length > 0 && known.length <= 30 ? `. Known: ${known.join(', ')}` : '';
}
