import { jamoKey } from '../../language/name-fuzzy.ts';

/** The pairs of neighbouring letters of a text, Hangul by its jamo, white space and marks left out, counted. */
export type LetterPairs = ReadonlyMap<string, number>;

const LEFT_OUT = /[^\p{L}\p{N}]+/gu;

export function letterPairs(text: string): LetterPairs {
  const letters = jamoKey(text.toLowerCase().replace(LEFT_OUT, ''));
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function size(pairs: LetterPairs): number {
  return [...pairs.values()].reduce((sum, count) => sum + count, 0);
}

/** How alike two texts are by their letters, 0..1: twice what they share over all. */
export function likeness(one: LetterPairs, other: LetterPairs): number {
  const all = size(one) + size(other);
  if (all === 0) return 0;
  let shared = 0;
  for (const [pair, count] of one) shared += Math.min(count, other.get(pair) ?? 0);
  return (2 * shared) / all;
}
