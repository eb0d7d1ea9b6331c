/** A fitted model: probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). */
export interface PassageModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', PassageModel>> = {
  short: {
    bias: -0.4588,
    weights: {
      coverage_squared: 0.9534,
      full_coverage: 1.65,
      hedge_added: 0.7681,
      missing_run: -0.4314,
      negation_added: -0.2168,
      negation_lost: 0.3451,
      new_everyday_words: -0.4159,
      only_added: -0.362,
      opposite: -0.3984,
      quoted: 0.618,
      stronger: -1.319,
      turned: -0.03108,
    },
  },
  long: {
    bias: 1.988,
    weights: {
      disorder: -0.6763,
      elsewhere: -1.995,
      explained: 0.3778,
      hedge_added: -0.2108,
      misfit: -0.5774,
      missing_run: -0.4399,
      negation_added: -1.132,
      negation_lost: -0.03627,
      new_name_share: -1.068,
      new_names: -1.268,
      new_numbers: -1.982,
      new_rare_words: -1.013,
      new_word: -0.1537,
      new_words: -1.529,
      opposite: -0.01886,
      quoted: 0.008587,
      turned: -0.6052,
    },
  },
};
