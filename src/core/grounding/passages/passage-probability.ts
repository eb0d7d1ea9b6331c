import { probabilityBy } from '../fitted-model.ts';
import type { Signals } from '../held.ts';
import { ENGLISH_WEIGHTS } from './weights-english.ts';

/** Probability that the evidence supports the claim, by the model for evidence of its size. */
export function passageProbability(signals: Signals): number {
  return probabilityBy(ENGLISH_WEIGHTS[signals['short_evidence'] === 1 ? 'short' : 'long'], signals);
}
