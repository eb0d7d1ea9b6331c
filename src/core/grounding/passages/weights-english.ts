import type { FittedModel } from '../fitted-model.ts';

/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', FittedModel>> = {
  short: {
    bias: -0.3874,
    weights: {
      coverage_squared: 1.474,
      full_coverage: 1.385,
      hedge_added: 0.7189,
      misfit: -0.07969,
      missing_run: -0.398,
      negation_added: -0.3132,
      negation_lost: 0.3753,
      new_everyday_words: -0.5779,
      only_added: -0.2934,
      turned: -0.7104,
    },
  },
  long: {
    bias: 2.298,
    weights: {
      elsewhere: -2.052,
      hedge_added: -0.3109,
      misfit: -0.5959,
      missing_run: -0.5096,
      names_elsewhere: -0.005153,
      negation_added: -1.043,
      negation_lost: -0.03182,
      new_name_share: -1.295,
      new_names: -1.273,
      new_numbers: -2.132,
      new_rare_words: -0.9625,
      new_word: -0.3684,
      new_words: -1.501,
      turned: -0.5247,
    },
  },
};
