import { probabilityBy } from '../../fitted-model.ts';
import type { Signals } from '../../held.ts';
import { TABLE_WEIGHTS } from './weights-table.ts';

/** The fitted probability that a table supports a claim with these signals. */
export function tableProbability(signals: Signals): number {
  return probabilityBy(TABLE_WEIGHTS, signals);
}
