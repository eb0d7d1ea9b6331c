import type { FittedModel } from './attribute-probability.ts';

/** Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS: FittedModel = {
  bias: 1.794,
  weights: {
    alien: -4.897,
    attribute_contradicted: -4.949,
    attribute_contradicted_more: -1.774,
    attribute_supported: 0.06795,
    attribute_unknown: -4.243,
    hours_contradicted: -5.265,
    hours_supported: 1.2,
    list_unknown: -5.083,
    longest_strange: 0.1084,
    name_unknown: -2.189,
    number_contradicted: -5.263,
    number_supported: 0.2078,
    number_unknown: -5.223,
    strange_listed: -0.2568,
    strange_offered: -0.4017,
    strange_share: -0.3211,
    strange_words: -0.5447,
    text_share: 2.094,
    thing_absent: -2.456,
    told: -0.02127,
    told_uncovered: -0.2874,
    value_contradicted: -4.448,
    words: 0.5659,
  },
};
