import type { FittedModel } from '../../fitted-model.ts';

/** Of a claim against triples. Written by `node eval/fit-triple.ts`, never by hand. */
export const TRIPLE_WEIGHTS: FittedModel = {
  bias: 0.4694,
  weights: {
    least_name: 2.474,
    length_ratio: -0.4012,
    lowered_names: -0.1451,
    repeated_names: -0.1382,
    strange_names: -0.6357,
    strange_numbers: -0.7665,
    strange_share: -2.884,
    unpaired: -1.472,
    untold: -0.3227,
  },
};
