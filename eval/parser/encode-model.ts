import { STEPS } from '../../src/core/read/parser/decode-model.ts';
import type { ModelHead, ReadingModel } from '../../src/core/read/parser/reading-model.ts';

const TABLES = ['tagger', 'actions', 'labeller'] as const;

/** The model with its weights as bytes: the square root keeps small weights apart. */
export function encodeModel(model: ReadingModel): { readonly head: ModelHead; readonly bytes: Int8Array } {
  const { tagger: _t, actions: _a, labeller: _l, ...known } = model;
  const parts = TABLES.map((name) => {
    const { bits, classes, weights } = model[name];
    const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const bytes = Int8Array.from(
      weights,
      (weight) => Math.sign(weight) * Math.round(STEPS * Math.sqrt(Math.abs(weight) / largest)),
    );
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
