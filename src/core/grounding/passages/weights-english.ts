import type { FittedModel } from '../fitted-model.ts';

/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', FittedModel>> = {
  short: {
    bias: -0.4313,
    weights: {
      coverage_squared: 1.095,
      full_coverage: 1.458,
      hedge_added: 0.7588,
      missing_run: -0.4542,
      negation_added: -0.2171,
      negation_lost: 0.3688,
      new_everyday_words: -0.4233,
      only_added: -0.3617,
      opposite: -0.4142,
      quoted: 0.4623,
      stronger: -1.325,
      turned: -0.03102,
    },
  },
  long: {
    bias: 2.098,
    weights: {
      disorder: -0.8123,
      elsewhere: -2.186,
      explained: 0.3051,
      hedge_added: -0.3301,
      misfit: -0.5748,
      missing_run: -0.6061,
      negation_added: -1.02,
      negation_lost: 0.09442,
      new_name_share: -1.418,
      new_names: -1.125,
      new_numbers: -2.185,
      new_rare_words: -1.04,
      new_word: -0.1778,
      new_words: -1.401,
      turned: -0.5497,
    },
  },
};
