import type { Features } from './features.ts';

/** A linear classifier over hashed features: a feature's weights for all classes stand side by side in one table. */
export interface Scorer {
  /** The table has 2^bits places, and room for the classes of the last one. */
  readonly bits: number;
  readonly classes: number;
  readonly weights: Float32Array;
}

export function tableSize({ bits, classes }: Pick<Scorer, 'bits' | 'classes'>): number {
  return 2 ** bits + classes;
}

/** Adds up the weights of the features for each class. */
export function scoreInto(
  scores: Float32Array,
  { bits, classes, weights }: Scorer,
  features: Features,
): void {
  const shift = 32 - bits;
  scores.fill(0);
  for (let at = 0; at < features.count; at += 1) {
    const base = (features.values[at] ?? 0) >>> shift;
    for (let one = 0; one < classes; one += 1) scores[one] = (scores[one] ?? 0) + (weights[base + one] ?? 0);
  }
}

/** The best class among the allowed ones; -1 where none is. */
export function bestOf(scores: Float32Array, allowed: Uint8Array | null): number {
  let best = -1;
  for (let one = 0; one < scores.length; one += 1)
    if ((allowed === null || allowed[one] === 1) && (best < 0 || (scores[one] ?? 0) > (scores[best] ?? 0)))
      best = one;
  return best;
}

/** By how much the best class leads the second of the allowed ones; Infinity where it is alone. */
export function marginOf(scores: Float32Array, allowed: Uint8Array, best: number): number {
  let second = -Infinity;
  for (let one = 0; one < scores.length; one += 1)
    if (one !== best && allowed[one] === 1) second = Math.max(second, scores[one] ?? 0);
  return (scores[best] ?? 0) - second;
}
