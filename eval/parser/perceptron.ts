import type { SumWeights } from '../../src/contract/ports/reading-weights.ts';
import type { Features } from '../../src/core/read/parser/features.ts';
import { type Scorer, tableSize } from '../../src/core/read/parser/scorer.ts';

/** A scorer with its weights at hand. */
export interface Fitted extends Scorer {
  readonly bits: number;
  readonly weights: Float32Array;
}

/** A scorer that is being trained, and the sum that averages its weights over all decisions. */
export interface Perceptron extends Fitted {
  readonly sums: Float32Array;
  decisions: number;
}

function summing(weights: Float32Array, bits: number, classes: number): SumWeights {
  const scores = new Float32Array(classes);
  const shift = 32 - bits;
  return (features) => {
    scores.fill(0);
    for (const feature of features) {
      const base = feature >>> shift;
      for (let one = 0; one < classes; one += 1)
        scores[one] = (scores[one] ?? 0) + (weights[base + one] ?? 0);
    }
    return scores;
  };
}

function fittedOf(weights: Float32Array, bits: number, classes: number): Fitted {
  return { bits, classes, weights, scale: 1, sum: summing(weights, bits, classes) };
}

export function newPerceptron(bits: number, classes: number): Perceptron {
  const size = tableSize({ bits, classes });
  const fitted = fittedOf(new Float32Array(size), bits, classes);
  return { ...fitted, sums: new Float32Array(size), decisions: 1 };
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
export function averaged({ bits, classes, weights, sums, decisions }: Perceptron, least: number): Fitted {
  const means = weights.map((weight, at) => weight - (sums[at] ?? 0) / decisions);
  return fittedOf(
    means.map((mean) => (Math.abs(mean) < least ? 0 : mean)),
    bits,
    classes,
  );
}
