/** Probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). Written by `node eval/fit-attribute.ts`. */
export const ATTRIBUTE_WEIGHTS: {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
} = {
  bias: 3.338,
  weights: {
    attribute_contradicted: -3.58,
    attribute_contradicted_more: -1.897,
    attribute_supported: -0.2746,
    attribute_unknown: -3.897,
    hours_contradicted: -4.188,
    hours_supported: 0.2798,
    list_unknown: 0.6642,
    longest_strange: -0.04918,
    name_unknown: -1.441,
    number_contradicted: 0,
    number_supported: 0.07832,
    number_unknown: -2.598,
    strange_listed: -0.69,
    strange_offered: -0.4311,
    strange_share: -0.5582,
    strange_words: -0.3557,
    text_coverage: 0,
    thing_absent: -1.365,
    told: -0.02051,
    told_uncovered: -0.02051,
    value_contradicted: -2.344,
    words: 0.1296,
  },
};
