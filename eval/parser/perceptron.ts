import type { Features } from '../../src/core/read/parser/features.ts';
import { type Scorer, tableSize } from '../../src/core/read/parser/scorer.ts';

/** A scorer that is being trained, and the sum that averages its weights over all decisions. */
export interface Perceptron extends Scorer {
  readonly weights: Float32Array;
  readonly sums: Float32Array;
  decisions: number;
}

export function newPerceptron(bits: number, classes: number): Perceptron {
  const size = tableSize({ bits, classes });
  const empty = (): Float32Array => new Float32Array(size);
  return { bits, classes, weights: empty(), scale: 1, sums: empty(), decisions: 1 };
}

/** Moves the weights of these features towards the right class and away from the chosen one. */
export function learn(
  { bits, weights, sums, decisions }: Perceptron,
  { values }: Features,
  right: number,
  chosen: number,
): void {
  const shift = 32 - bits;
  for (let at = 0; at < values.length; at += 1) {
    const base = (values[at] ?? 0) >>> shift;
    weights[base + right] = (weights[base + right] ?? 0) + 1;
    sums[base + right] = (sums[base + right] ?? 0) + decisions;
    weights[base + chosen] = (weights[base + chosen] ?? 0) - 1;
    sums[base + chosen] = (sums[base + chosen] ?? 0) - decisions;
  }
}

/** The mean of the weights over all decisions; those under `least` are left out. */
export function averaged({ bits, classes, weights, sums, decisions }: Perceptron, least: number): Scorer {
  const means = weights.map((weight, at) => weight - (sums[at] ?? 0) / decisions);
  return { bits, classes, scale: 1, weights: means.map((mean) => (Math.abs(mean) < least ? 0 : mean)) };
}
