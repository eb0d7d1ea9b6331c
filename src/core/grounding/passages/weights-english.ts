import type { FittedModel } from '../fitted-model.ts';

/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', FittedModel>> = {
  short: {
    bias: -0.3879,
    weights: {
      coverage_squared: 1.475,
      full_coverage: 1.384,
      hedge_added: 0.7197,
      misfit: -0.07892,
      missing_run: -0.3928,
      negation_added: -0.3127,
      negation_lost: 0.3743,
      new_everyday_words: -0.5828,
      only_added: -0.2929,
      turned: -0.7097,
    },
  },
  long: {
    bias: 2.291,
    weights: {
      elsewhere: -2.195,
      hedge_added: -0.3028,
      misfit: -0.565,
      missing_run: -0.4693,
      negation_added: -1.041,
      negation_lost: -0.01515,
      new_name_share: -1.236,
      new_names: -1.359,
      new_numbers: -2.018,
      new_rare_words: -0.9889,
      new_word: -0.3779,
      new_words: -1.503,
      turned: -0.5302,
    },
  },
};
