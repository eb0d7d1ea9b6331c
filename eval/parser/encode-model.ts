import { STEPS } from '../../src/core/read/parser/decode-model.ts';
import type { ModelHead } from '../../src/core/read/parser/reading-model.ts';
import type { FittedModel } from './train.ts';

const TABLES = ['tagger', 'actions', 'labeller'] as const;
/** Only every so manieth step is used: fewer values pack better, and read as well. */
const COARSE = 3;

function stepOf(weight: number, largest: number): number {
  const step = Math.round((STEPS / COARSE) * Math.sqrt(Math.abs(weight) / largest)) * COARSE;
  return Math.sign(weight) * Math.min(step, STEPS);
}

/** The model with its weights as bytes: the square root keeps small weights apart. */
export function encodeModel(model: FittedModel): { readonly head: ModelHead; readonly bytes: Int8Array } {
  const { tagger: _t, actions: _a, labeller: _l, ...known } = model;
  const parts = TABLES.map((name) => {
    const { bits, classes, weights } = model[name];
    let largest = 0;
    for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
    const bytes = Int8Array.from(weights, (weight) => stepOf(weight, largest));
    return { table: { name, bits, classes, largest }, bytes };
  });
  const bytes = new Int8Array(parts.reduce((sum, part) => sum + part.bytes.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part.bytes, at);
    at += part.bytes.length;
  }
  return { head: { ...known, tables: parts.map(({ table }) => table) }, bytes };
}
