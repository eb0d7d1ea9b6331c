import type { FittedModel } from '../fitted-model.ts';

/** Of a Korean claim against its window. Written by `node eval/fit-korean.ts`, never by hand. */
export const KOREAN_WEIGHTS: FittedModel = {
  bias: 0.5673,
  weights: {
    characters: -0.7709,
    claim_length: 1.062,
    coverage: 1.98,
    denial_differs: -1.828,
    denied_in_both: 1.835,
    denied_in_claim: -0.6979,
    denied_in_window: -1.412,
    head: -0.5032,
    hedge_lost: 0.3984,
    length: -0.8417,
    missing_subject: 0.7194,
    none_new: -10.4,
    number_held: 0.2179,
    number_missing: -2.681,
    number_other: -6.337,
    only_new: -0.637,
    opposite: -5.547,
    opposite_denied: 2.398,
    possible_in_claim: 0.1804,
    stronger: -3.486,
    tail_denial_differs: -0.4626,
    used: -0.6397,
    weaker: 1.04,
    whole: 0.2125,
    window_length: -0.7312,
  },
};
