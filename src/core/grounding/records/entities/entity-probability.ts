import type { Signals } from '../../held.ts';

/** Fitted on reports written from records, sentences with and without a mistake weighing alike. */
const WEIGHTS = { bias: -0.24, contradicted: -3.9, not_found: -2.8, supported: 1.23, unchecked: -0.2 };

/** Calibrated probability that the records support a sentence; undefined where they say nothing about it. */
export function entityProbability(signals: Signals): number | undefined {
  const { entity_bound = 0, entity_contradicted = 0, entity_not_found = 0 } = signals;
  const { entity_supported = 0, entity_unchecked = 0 } = signals;
  if (entity_bound === 0) return undefined;
  const sum =
    WEIGHTS.bias +
    WEIGHTS.contradicted * Math.min(1, entity_contradicted) +
    WEIGHTS.not_found * Math.min(1, entity_not_found) +
    WEIGHTS.supported * Math.log1p(entity_supported) +
    WEIGHTS.unchecked * Math.min(1, entity_unchecked);
  return 1 / (1 + Math.exp(-sum));
}
