import type { FittedModel } from '../../fitted-model.ts';

/** Of a Korean claim against objects. Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS_KOREAN: FittedModel = {
  bias: -0.8964,
  weights: {
    alien: -0.8434,
    attribute_contradicted: -4.089,
    attribute_contradicted_more: 0,
    attribute_supported: 3.343,
    attribute_unknown: -3.067,
    hours_contradicted: -3.776,
    hours_supported: 4.002,
    longest_strange: -0.4422,
    number_contradicted: -3.998,
    number_supported: 2.665,
    number_unknown: -2.389,
    strange_listed: 0,
    strange_offered: 0,
    strange_share: -1.475,
    strange_words: -0.8048,
    text_share: 5.056,
    thing_absent: -1.626,
    told: 0,
    told_uncovered: 0,
    value_contradicted: -4.067,
    value_supported: 3.372,
    words: 0.6407,
  },
};
