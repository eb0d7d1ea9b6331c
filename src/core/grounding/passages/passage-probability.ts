import type { Signals } from '../held.ts';
import { ENGLISH_WEIGHTS } from './weights-english.ts';

/** Probability that the evidence supports the claim, by the model for evidence of its size. */
export function passageProbability(signals: Signals): number {
  const { bias, weights } = ENGLISH_WEIGHTS[signals['short_evidence'] === 1 ? 'short' : 'long'];
  let sum = bias;
  for (const name of Object.keys(weights)) sum += (weights[name] ?? 0) * (signals[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
