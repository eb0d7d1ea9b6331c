import { probabilityBy } from '../../fitted-model.ts';
import type { Signals } from '../../held.ts';
import { ENTITY_WEIGHTS } from './weights-entity.ts';

/**
 * What the model reads of a sentence: whether anything in it is contradicted or not found (one fault says as much as
 * three), and the logarithm of how much is supported. What could not be checked speaks neither for it nor against it.
 * Null where the records say nothing about it.
 */
export function entityMeasures(signals: Signals): Signals | null {
  const { entity_bound = 0, entity_contradicted = 0, entity_not_found = 0, entity_supported = 0 } = signals;
  if (entity_bound === 0) return null;
  return {
    contradicted: Math.min(1, entity_contradicted),
    not_found: Math.min(1, entity_not_found),
    supported: Math.log1p(entity_supported),
  };
}

/** Calibrated probability that the records support a sentence; undefined where they say nothing about it. */
export function entityProbability(signals: Signals): number | undefined {
  const measures = entityMeasures(signals);
  return measures === null ? undefined : probabilityBy(ENTITY_WEIGHTS, measures);
}
