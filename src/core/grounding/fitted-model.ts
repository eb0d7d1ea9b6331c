import type { Signals } from './held.ts';

/** A fitted model: probability of what it was fitted for = 1 / (1 + exp(-(bias + Σ weight × signal))). */
export interface FittedModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The probability that a model gives to a claim with these signals; a signal that is missing counts 0. */
export function probabilityBy({ bias, weights }: FittedModel, signals: Signals): number {
  let sum = bias;
  for (const name of Object.keys(weights)) sum += (weights[name] ?? 0) * (signals[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
