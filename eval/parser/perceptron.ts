import type { Features } from '../../src/core/read/parser/features.ts';
import { type Scorer, tableSize } from '../../src/core/read/parser/scorer.ts';

/** A scorer that is being trained, and the sum that averages its weights over all decisions. */
export interface Perceptron extends Scorer {
  readonly sums: Float32Array;
  decisions: number;
}

export function newPerceptron(bits: number, classes: number): Perceptron {
  const size = tableSize({ bits, classes });
  return { bits, classes, weights: new Float32Array(size), sums: new Float32Array(size), decisions: 1 };
}

/** Moves the weights of these features towards the right class and away from the chosen one. */
export function learn(
  { bits, weights, sums, decisions }: Perceptron,
  features: Features,
  right: number,
  chosen: number,
): void {
  const shift = 32 - bits;
  for (let at = 0; at < features.count; at += 1) {
    const base = (features.values[at] ?? 0) >>> shift;
    weights[base + right] = (weights[base + right] ?? 0) + 1;
    sums[base + right] = (sums[base + right] ?? 0) + decisions;
    weights[base + chosen] = (weights[base + chosen] ?? 0) - 1;
    sums[base + chosen] = (sums[base + chosen] ?? 0) - decisions;
  }
}

/** The mean of the weights over all decisions. */
export function averaged({ bits, classes, weights, sums, decisions }: Perceptron): Scorer {
  return { bits, classes, weights: weights.map((weight, at) => weight - (sums[at] ?? 0) / decisions) };
}
