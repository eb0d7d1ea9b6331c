/** Probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). Written by `node eval/fit-attribute.ts`. */
export const ATTRIBUTE_WEIGHTS: {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
} = {
  bias: 3.119,
  weights: {
    attribute_contradicted: -3.561,
    attribute_contradicted_more: -1.796,
    attribute_supported: -0.2182,
    attribute_unknown: -3.852,
    hours_contradicted: -4.095,
    hours_supported: 0.3803,
    longest_strange: -0.04038,
    name_unknown: -1.476,
    number_contradicted: 0,
    number_supported: -0.02418,
    number_unknown: -4.129,
    strange_listed: -0.6994,
    strange_offered: -0.4058,
    strange_share: -0.3982,
    strange_words: -0.3257,
    text_coverage: 1.17,
    thing_absent: -1.358,
    told: -0.00008233,
    told_uncovered: -0.1857,
    value_contradicted: -2.253,
    words: 0.0876,
  },
};
