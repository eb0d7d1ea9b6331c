import type { Example } from './logistic.ts';
import { solve } from './solve.ts';

/** A thing to learn from whose log odds are known but for what its signals add. */
export interface OffsetExample extends Example {
  readonly offset: number;
}

const STEPS = 50;
const CLOSE = 1e-9;

/** Root mean square of each signal: what it is measured by. */
function scalesOf(examples: readonly OffsetExample[], names: readonly string[], total: number): number[] {
  return names.map((name) => {
    const square = examples.reduce(
      (sum, { signals, weight = 1 }) => sum + (weight / total) * (signals[name] ?? 0) ** 2,
      0,
    );
    return Math.sqrt(square) || 1;
  });
}

/**
 * Logistic regression without a bias over given log odds, by Newton's method: weighted mean of the log loss plus `l2`/2
 * times the squares of the scaled weights. The weights come back in the scale of the signals. Deterministic.
 */
export function fitOffset(examples: readonly OffsetExample[], l2: number): Record<string, number> {
  const names = [...new Set(examples.flatMap(({ signals }) => Object.keys(signals)))].sort();
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const scales = scalesOf(examples, names, total);
  const rows = examples.map(({ signals, label, offset, weight = 1 }) => ({
    values: names.map((name, j) => (signals[name] ?? 0) / (scales[j] ?? 1)),
    label,
    offset,
    share: weight / total,
  }));
  let beta = names.map(() => 0);
  for (let round = 0; round < STEPS; round += 1) {
    const gradient = beta.map((value) => l2 * value);
    const hessian = names.map((_, i) => names.map((__, j) => (i === j ? l2 : 0)));
    for (const { values, label, offset, share } of rows) {
      const sum = values.reduce((all, value, j) => all + value * (beta[j] ?? 0), offset);
      const p = 1 / (1 + Math.exp(-sum));
      for (const [i, one] of values.entries()) {
        gradient[i] = (gradient[i] ?? 0) + share * (p - label) * one;
        const line = hessian[i] ?? [];
        for (const [j, other] of values.entries())
          line[j] = (line[j] ?? 0) + share * p * (1 - p) * one * other;
      }
    }
    const change = solve(hessian, gradient);
    beta = beta.map((value, j) => value - (change[j] ?? 0));
    if (change.every((value) => Math.abs(value) < CLOSE)) break;
  }
  return Object.fromEntries(names.map((name, j) => [name, (beta[j] ?? 0) / (scales[j] ?? 1)]));
}
