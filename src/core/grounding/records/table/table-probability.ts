import type { Signals } from '../../held.ts';
import { TABLE_WEIGHTS } from './weights-table.ts';

/** The fitted probability that a table supports a claim with these signals. */
export function tableProbability(signals: Signals): number {
  let sum = TABLE_WEIGHTS.bias;
  for (const [name, value] of Object.entries(signals)) sum += (TABLE_WEIGHTS.weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}
