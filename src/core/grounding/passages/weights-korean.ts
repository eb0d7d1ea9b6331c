import type { FittedModel } from '../fitted-model.ts';

/** Of a Korean claim against its window. Written by `node eval/fit-korean.ts`, never by hand. */
export const KOREAN_WEIGHTS: FittedModel = {
  bias: 0.4665,
  weights: {
    claim_length: 0.9405,
    coverage: 0.7897,
    denial_differs: -1.995,
    denied_in_both: 1.822,
    denied_in_claim: -0.7426,
    denied_in_window: -1.478,
    length: -1.412,
    number_missing: -3.23,
    number_other: -7.199,
    opposite: -5.681,
    opposite_denied: 1.72,
    stronger: -3.899,
    window_length: -0.7463,
  },
};
