import type { Features } from './features.ts';

/** A linear classifier over hashed features: a feature's weights for all classes stand side by side in one table. */
export interface Scorer {
  /** The table has 2^bits places, and room for the classes of the last one. */
  readonly bits: number;
  readonly classes: number;
  readonly weights: Float32Array | Int16Array;
  /** What a weight of 1 is worth. */
  readonly scale: number;
}

export function tableSize({ bits, classes }: Pick<Scorer, 'bits' | 'classes'>): number {
  return 2 ** bits + classes;
}

/** Adds up the weights of the features for each class. */
export function scoreInto(scores: Float32Array, scorer: Scorer, { values }: Features): void {
  const { bits, classes, weights } = scorer;
  const shift = 32 - bits;
  scores.fill(0);
  for (let at = 0; at < values.length; at += 1) {
    const base = (values[at] ?? 0) >>> shift;
    for (let one = 0; one < classes; one += 1) scores[one] = (scores[one] ?? 0) + (weights[base + one] ?? 0);
  }
}

/** The same for some classes only; the others are left as they are. */
export function scoreSome(
  scores: Float32Array,
  { bits, weights }: Scorer,
  { values }: Features,
  classes: readonly number[],
): void {
  const shift = 32 - bits;
  for (const one of classes) scores[one] = 0;
  for (let at = 0; at < values.length; at += 1) {
    const base = (values[at] ?? 0) >>> shift;
    for (const one of classes) scores[one] = (scores[one] ?? 0) + (weights[base + one] ?? 0);
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

/** The best of these classes. */
export function bestAmong(scores: Float32Array, classes: readonly number[]): number {
  let best = classes[0] ?? 0;
  for (const one of classes) if ((scores[one] ?? 0) > (scores[best] ?? 0)) best = one;
  return best;
}

/** By how much the best class leads the second of the allowed ones; Infinity where it is alone. */
export function marginOf(scores: Float32Array, allowed: Uint8Array, best: number, { scale }: Scorer): number {
  let second = -Infinity;
  for (let one = 0; one < scores.length; one += 1)
    if (one !== best && allowed[one] === 1) second = Math.max(second, scores[one] ?? 0);
  return ((scores[best] ?? 0) - second) * scale;
}
