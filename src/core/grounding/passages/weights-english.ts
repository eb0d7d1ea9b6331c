import type { FittedModel } from '../fitted-model.ts';

/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', FittedModel>> = {
  short: {
    bias: -0.4971,
    weights: {
      coverage_squared: 1.103,
      full_coverage: 1.599,
      hedge_added: 0.7119,
      missing_run: -0.3619,
      negation_added: -0.2192,
      negation_lost: 0.3454,
      new_everyday_words: -0.4339,
      only_added: -0.3644,
      opposite: -0.4115,
      quoted: 0.5444,
      stronger: -1.318,
      turned: -0.004339,
    },
  },
  long: {
    bias: 2.057,
    weights: {
      disorder: -0.7416,
      elsewhere: -2.011,
      explained: 0.3559,
      hedge_added: -0.2875,
      misfit: -0.6078,
      missing_run: -0.5595,
      names_elsewhere: -0.01383,
      negation_added: -1.013,
      negation_lost: 0.01675,
      new_name_share: -1.406,
      new_names: -1.159,
      new_numbers: -2.169,
      new_rare_words: -1.035,
      new_word: -0.1709,
      new_words: -1.417,
      stronger: -0.0514,
      turned: -0.5321,
    },
  },
};
