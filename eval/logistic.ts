import type { FittedModel } from '../src/core/grounding/fitted-model.ts';
import type { Signals } from '../src/core/grounding/held.ts';
import { solve } from './solve.ts';

/** One thing to learn from. */
export interface Example {
  readonly signals: Signals;
  readonly label: 1 | 0;
  /** How much it counts beside the others; default 1. */
  readonly weight?: number;
}

const STEPS = 50;
const CLOSE = 1e-9;

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

interface Table {
  /** Standardised columns, the first one all 1. */
  readonly columns: readonly Float64Array[];
  readonly scales: readonly Scale[];
  readonly weights: Float64Array;
  readonly labels: Float64Array;
}

function scaleOf(column: Float64Array, weights: Float64Array): Scale {
  let mean = 0;
  let square = 0;
  for (const [at, value] of column.entries()) mean += (weights[at] ?? 0) * value;
  for (const [at, value] of column.entries()) square += (weights[at] ?? 0) * (value - mean) ** 2;
  return { mean, deviation: square < 1e-12 ? 0 : Math.sqrt(square) };
}

function tableOf(examples: readonly Example[], names: readonly string[]): Table {
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const weights = Float64Array.from(examples, ({ weight = 1 }) => weight / total);
  const raw = names.map((name) => Float64Array.from(examples, ({ signals }) => signals[name] ?? 0));
  const scales = raw.map((column) => scaleOf(column, weights));
  const standard = raw.map((column, at) => {
    const { mean = 0, deviation = 0 } = scales[at] ?? {};
    return deviation === 0
      ? new Float64Array(column.length)
      : column.map((value) => (value - mean) / deviation);
  });
  const ones = new Float64Array(examples.length).fill(1);
  const labels = Float64Array.from(examples, ({ label }) => label);
  return { columns: [ones, ...standard], scales, weights, labels };
}

/** Fitted probabilities of all rows. */
function predict({ columns, labels }: Table, beta: Float64Array): Float64Array {
  const sums = new Float64Array(labels.length);
  for (const [j, column] of columns.entries()) {
    const factor = beta[j] ?? 0;
    for (const [at, value] of column.entries()) sums[at] = (sums[at] ?? 0) + factor * value;
  }
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

function dot(a: Float64Array, b: Float64Array, c: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0) * (c[at] ?? 0);
  return sum;
}

/** One step of Newton; the first coefficient is not held back. */
function step(table: Table, beta: Float64Array, l2: number): Float64Array {
  const { columns, weights, labels } = table;
  const fitted = predict(table, beta);
  const error = fitted.map((p, at) => p - (labels[at] ?? 0));
  const curve = fitted.map((p, at) => Math.max(p * (1 - p), 1e-9) * (weights[at] ?? 0));
  const gradient = columns.map(
    (column, j) => dot(column, error, weights) + (j === 0 ? 0 : l2 * (beta[j] ?? 0)),
  );
  const hessian = columns.map((a, i) =>
    columns.map((b, j) => dot(a, b, curve) + (i === j && i > 0 ? l2 : 0)),
  );
  const change = solve(hessian, gradient);
  return beta.map((value, j) => value - (change[j] ?? 0));
}

function minimum(table: Table, l2: number): Float64Array {
  let beta: Float64Array = new Float64Array(table.columns.length);
  for (let round = 0; round < STEPS; round += 1) {
    const next = step(table, beta, l2);
    const moved = next.reduce((most, value, j) => Math.max(most, Math.abs(value - (beta[j] ?? 0))), 0);
    beta = next;
    if (moved < CLOSE) break;
  }
  return beta;
}

/**
 * Logistic regression by Newton's method: weighted mean of the log loss plus `l2`/2 times the squares of the
 * standardised weights. The weights come back in the scale of the signals. Deterministic.
 */
export function fitLogistic(examples: readonly Example[], l2 = 0.01): FittedModel {
  const names = [...new Set(examples.flatMap(({ signals }) => Object.keys(signals)))].sort();
  const table = tableOf(examples, names);
  const beta = minimum(table, l2);
  let bias = beta[0] ?? 0;
  const weights: Record<string, number> = {};
  for (const [at, name] of names.entries()) {
    const { mean = 0, deviation = 0 } = table.scales[at] ?? {};
    const weight = deviation === 0 ? 0 : (beta[at + 1] ?? 0) / deviation;
    weights[name] = weight;
    bias -= weight * mean;
  }
  return { bias, weights };
}
