import type { ClaimReading, Stretch } from './claim-reading.ts';
import type { Program } from './program.ts';

/** A program with how much of the claim it accounts for. */
export interface Weighed extends Program {
  /** Share of the weight of content words that it used. */
  readonly bound: number;
  /** `1 - bound` and its doubt together; the least is the likeliest reading. */
  readonly cost: number;
}

const CUE = 1.5;
const PLAIN = 0.6;

/** What each word weighs: nothing for function words, most for values and operations. */
export function wordWeights({ words, slots, cues, columns, caption, silent }: ClaimReading): Float64Array {
  const weights = Float64Array.from(words, ({ kind }) => (kind === 'function' ? 0 : PLAIN));
  const raise = (places: readonly Stretch[], weight: number): void => {
    for (const { from, to } of places)
      for (let at = from; at < to; at++) if ((weights[at] ?? 0) < weight) weights[at] = weight;
  };
  raise(columns, 0.8);
  raise(slots, 1);
  raise(
    cues.filter(({ kind }) => kind !== 'times' && kind !== 'difference'),
    CUE,
  );
  for (const { from, to } of [...caption, ...silent]) weights.fill(0, from, to);
  return weights;
}

export function weigh(program: Program, weights: Float64Array): Weighed {
  const used = new Uint8Array(weights.length);
  for (const { from, to } of program.used) used.fill(1, from, to);
  let sum = 0;
  let taken = 0;
  for (const [at, weight] of weights.entries()) {
    sum += weight;
    if (used[at] === 1) taken += weight;
  }
  const bound = sum === 0 ? 0 : taken / sum;
  return { ...program, bound, cost: 1 - bound + program.doubt };
}
