import type { FittedModel } from '../../fitted-model.ts';

/** Of a claim against triples. Written by `node eval/fit-triple.ts`, never by hand. */
export const TRIPLE_WEIGHTS: FittedModel = {
  bias: 0.9584,
  weights: {
    distance: 0.8291,
    garbled_words: -0.7774,
    least_name: 1.599,
    length_ratio: -0.3629,
    lowered_names: -0.128,
    partial_names: -0.6077,
    repeated: -0.08405,
    repeated_names: -0.1349,
    role_faults: -0.3038,
    strange_names: -0.5271,
    strange_numbers: -0.7573,
    strange_share: -2.127,
    strange_words: -0.2672,
    swapped: -0.4357,
    triples: 0.1733,
    unpaired: -1.266,
    untold: -0.3046,
  },
};
