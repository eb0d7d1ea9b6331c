import type { FittedModel } from '../fitted-model.ts';

/** Of a Korean claim against its window. Written by `node eval/fit-korean.ts`, never by hand. */
export const KOREAN_WEIGHTS: FittedModel = {
  bias: 0.673,
  weights: {
    claim_length: 0.3097,
    coverage_squared: 1.708,
    denial_differs: -2.857,
    denied_in_both: 2.549,
    denied_in_claim: 0.9539,
    denied_in_window: -0.5331,
    elsewhere: 0,
    full_coverage: -0.7583,
    hedge_added: 0.2943,
    length: 0.1611,
    misfit: -0.2397,
    missing_run: -2.457,
    negation_added: -0.8044,
    negation_lost: -0.2451,
    number_missing: -2.329,
    number_other: -7.672,
    only_added: 0,
    opposite: -4.916,
    opposite_denied: 4.296,
    turned: 0,
    window_length: -0.2457,
  },
};
