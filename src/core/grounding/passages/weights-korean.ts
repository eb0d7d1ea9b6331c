import type { FittedModel } from '../fitted-model.ts';

/** Of a Korean claim against its window. Written by `node eval/fit-korean.ts`, never by hand. */
export const KOREAN_WEIGHTS: FittedModel = {
  bias: 0.3432,
  weights: {
    claim_length: 0.9948,
    coverage: 0.8085,
    denial_differs: -2.015,
    denied_in_both: 1.861,
    denied_in_claim: -0.694,
    denied_in_window: -1.484,
    length: -1.289,
    number_missing: -4.014,
    number_other: -7.428,
    opposite: -5.686,
    opposite_denied: 1.658,
    stronger: -3.863,
    window_length: -0.694,
  },
};
