import type { ModelHead, ReadingModel } from './reading-model.ts';
import { type Scorer, tableSize } from './scorer.ts';

/** Steps of a weight on each side of 0. */
export const STEPS = 127;

function weightsOf(bytes: Int8Array, largest: number): Float32Array {
  const values = Float32Array.from(
    { length: 2 * STEPS + 1 },
    (_, at) => Math.sign(at - STEPS) * largest * (at / STEPS - 1) ** 2,
  );
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) weights[at] = values[(bytes[at] ?? 0) + STEPS] ?? 0;
  return weights;
}

/** The model of its head and the bytes of its tables, one after the other. Throws where bytes are missing or left. */
export function decodeModel(head: ModelHead, bytes: Int8Array): ReadingModel {
  const { tables, ...known } = head;
  const scorers = new Map<string, Scorer>();
  let at = 0;
  for (const { name, bits, classes, largest } of tables) {
    const end = at + tableSize({ bits, classes });
    scorers.set(name, { bits, classes, weights: weightsOf(bytes.subarray(at, end), largest) });
    at = end;
  }
  const [tagger, actions, labeller] = ['tagger', 'actions', 'labeller'].map((name) => scorers.get(name));
  if (at !== bytes.length || tagger === undefined || actions === undefined || labeller === undefined)
    throw new Error('the reading model is damaged: its tables do not fit its bytes');
  return { ...known, tagger, actions, labeller };
}
