import type { FittedModel } from './attribute-probability.ts';

/** Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS: FittedModel = {
  bias: 1.753,
  weights: {
    alien: -4.9,
    attribute_contradicted: -4.587,
    attribute_contradicted_more: -1.98,
    attribute_supported: 0.05554,
    attribute_unknown: -4.719,
    hours_contradicted: -5.267,
    hours_supported: 1.183,
    list_unknown: -5.088,
    longest_strange: 0.1013,
    name_unknown: -2.2,
    number_contradicted: -5.257,
    number_supported: 0.1994,
    number_unknown: -5.227,
    strange_listed: -0.2346,
    strange_offered: -0.3947,
    strange_share: -0.2883,
    strange_words: -0.5445,
    text_share: 2.138,
    thing_absent: -2.473,
    told: -0.03892,
    told_uncovered: -0.3099,
    value_contradicted: -4.442,
    words: 0.5874,
  },
};
