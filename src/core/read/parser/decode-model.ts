import type { WeightTables } from '../../../contract/ports/reading-weights.ts';
import type { ModelHead, ReadingModel } from './reading-model.ts';
import { type Scorer, tableSize } from './scorer.ts';

/** Steps of a weight on each side of 0: a byte b stands for sign(b) · b², in units of the largest weight / 127². */
export const STEPS = 127;

/** The model of its head and its tables, one after the other. Throws where bytes are missing or left. */
export function decodeModel(head: ModelHead, weights: WeightTables): ReadingModel {
  const { tables, ...known } = head;
  const scorers: Partial<Record<ModelHead['tables'][number]['name'], Scorer>> = {};
  let start = 0;
  for (const { name, bits, classes, largest } of tables) {
    scorers[name] = { classes, sum: weights.sum({ start, bits, classes }), scale: largest / STEPS ** 2 };
    start += tableSize({ bits, classes });
  }
  const { tagger, actions, labeller } = scorers;
  if (start !== weights.length || tagger === undefined || actions === undefined || labeller === undefined)
    throw new Error('the reading model is damaged: its tables do not fit its bytes');
  return { ...known, tagger, actions, labeller };
}
