import type { SumWeights, WeightTable } from '../../../contract/ports/reading-weights.ts';

/** A linear classifier over hashed features. */
export interface Scorer {
  readonly classes: number;
  readonly sum: SumWeights;
  /** What a weight of 1 is worth. */
  readonly scale: number;
}

/** For each class a sum of weights. */
export type Scores = ReturnType<SumWeights>;

/** The table has 2^bits places, and room for the classes of the last one. */
export function tableSize({ bits, classes }: Pick<WeightTable, 'bits' | 'classes'>): number {
  return 2 ** bits + classes;
}

/** The best class among the allowed ones; -1 where none is. */
export function bestOf(scores: Scores, allowed: Uint8Array | null): number {
  let best = -1;
  for (let one = 0; one < scores.length; one += 1)
    if ((allowed === null || allowed[one] === 1) && (best < 0 || (scores[one] ?? 0) > (scores[best] ?? 0)))
      best = one;
  return best;
}

/** The best of these classes. */
export function bestAmong(scores: Scores, classes: readonly number[]): number {
  let best = classes[0] ?? 0;
  for (const one of classes) if ((scores[one] ?? 0) > (scores[best] ?? 0)) best = one;
  return best;
}

/** By how much the best class leads the second of the allowed ones; Infinity where it is alone. */
export function marginOf(scores: Scores, allowed: Uint8Array, best: number, { scale }: Scorer): number {
  let second = -Infinity;
  for (let one = 0; one < scores.length; one += 1)
    if (one !== best && allowed[one] === 1) second = Math.max(second, scores[one] ?? 0);
  return ((scores[best] ?? 0) - second) * scale;
}
