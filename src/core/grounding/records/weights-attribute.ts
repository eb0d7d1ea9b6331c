/** Probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). Written by `node eval/fit-attribute.ts`. */
export const ATTRIBUTE_WEIGHTS: {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
} = {
  bias: 1.717,
  weights: {
    attribute_contradicted: -4.587,
    attribute_contradicted_more: -1.975,
    attribute_supported: 0.05918,
    attribute_unknown: -4.715,
    hours_contradicted: -5.264,
    hours_supported: 1.186,
    list_unknown: -5.087,
    longest_strange: 0.1248,
    name_unknown: -2.214,
    number_contradicted: -5.244,
    number_supported: 0.2128,
    number_unknown: -5.226,
    strange_listed: -0.2454,
    strange_offered: -0.4082,
    strange_share: -0.2515,
    strange_words: -0.5574,
    text_share: 2.139,
    thing_absent: -2.489,
    told: -0.03974,
    told_uncovered: -0.3101,
    value_contradicted: -4.439,
    words: 0.5967,
  },
};
