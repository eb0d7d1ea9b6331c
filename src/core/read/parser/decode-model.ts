import type { ModelHead, ReadingModel } from './reading-model.ts';
import { type Scorer, tableSize } from './scorer.ts';

/** Steps of a weight on each side of 0: a byte b stands for sign(b) · b², in units of the largest weight / 127². */
export const STEPS = 127;

function weightsOf(bytes: Int8Array): Int16Array {
  const weights = new Int16Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const step = bytes[at] ?? 0;
    weights[at] = step * Math.abs(step);
  }
  return weights;
}

/** The model of its head and the bytes of its tables, one after the other. Throws where bytes are missing or left. */
export function decodeModel(head: ModelHead, bytes: Int8Array): ReadingModel {
  const { tables, ...known } = head;
  const scorers: Partial<Record<ModelHead['tables'][number]['name'], Scorer>> = {};
  let at = 0;
  for (const { name, bits, classes, largest } of tables) {
    const end = at + tableSize({ bits, classes });
    scorers[name] = {
      bits,
      classes,
      weights: weightsOf(bytes.subarray(at, end)),
      scale: largest / STEPS ** 2,
    };
    at = end;
  }
  const { tagger, actions, labeller } = scorers;
  if (at !== bytes.length || tagger === undefined || actions === undefined || labeller === undefined)
    throw new Error('the reading model is damaged: its tables do not fit its bytes');
  return { ...known, tagger, actions, labeller };
}
