import type { Signals } from '../held.ts';
import { ATTRIBUTE_WEIGHTS } from './weights-attribute.ts';

/** Calibrated probability that records support a claim with these signals. */
export function attributeProbability(signals: Signals): number {
  const { bias, weights } = ATTRIBUTE_WEIGHTS;
  let sum = bias;
  for (const name of Object.keys(weights)) sum += (weights[name] ?? 0) * (signals[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
