import { jamoKey } from '../../language/name-fuzzy.ts';

/** The pairs of neighbouring letters of a text, Hangul by its jamo, white space and marks left out, counted. */
export interface LetterPairs {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

const LEFT_OUT = /[^\p{L}\p{N}]+/gu;

export function letterPairs(text: string): LetterPairs {
  const letters = jamoKey(text.toLowerCase().replace(LEFT_OUT, ''));
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { counts: pairs, size: Math.max(0, letters.length - 1) };
}

/** How alike two texts are by their letters, 0..1: twice what they share over all. */
export function likeness(one: LetterPairs, other: LetterPairs): number {
  const all = one.size + other.size;
  if (all === 0) return 0;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, other.counts.get(pair) ?? 0);
  return (2 * shared) / all;
}

/** Whether they can be so alike at all, by their lengths. */
export function mayBeAlike(one: LetterPairs, other: LetterPairs, least: number): boolean {
  return 2 * Math.min(one.size, other.size) >= least * (one.size + other.size);
}
