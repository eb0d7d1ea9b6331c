/** Probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). Written by `node eval/fit-attribute.ts`. */
export const ATTRIBUTE_WEIGHTS: {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
} = {
  bias: 3.173,
  weights: {
    attribute_contradicted: -3.551,
    attribute_contradicted_more: -1.844,
    attribute_supported: -0.2183,
    attribute_unknown: -3.884,
    hours_contradicted: -4.173,
    hours_supported: 0.3297,
    list_unknown: 0.6965,
    longest_strange: -0.03372,
    name_unknown: -1.879,
    number_contradicted: 0,
    number_supported: -0.03782,
    number_unknown: -4.23,
    strange_listed: -0.4759,
    strange_offered: -0.353,
    strange_share: -0.3979,
    strange_words: -0.3394,
    text_share: 1.147,
    thing_absent: -1.773,
    told: -0.02519,
    told_uncovered: -0.2809,
    value_contradicted: -2.168,
    words: 0.06744,
  },
};
