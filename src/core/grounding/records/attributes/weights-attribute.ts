import type { FittedModel } from '../../fitted-model.ts';

/** Of a claim against objects. Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS: FittedModel = {
  bias: 0.6591,
  weights: {
    alien: -2.876,
    attribute_contradicted: -4.65,
    attribute_contradicted_more: -1.77,
    attribute_supported: 0.2058,
    attribute_unknown: -3.959,
    hours_contradicted: -4.848,
    hours_supported: 1.086,
    longest_strange: -0.02603,
    number_contradicted: -4.99,
    number_supported: 0.5614,
    number_unknown: -4.116,
    strange_listed: -0.2975,
    strange_offered: -0.4931,
    strange_share: 0.4007,
    strange_words: -0.4263,
    text_share: 2.92,
    thing_absent: -2.353,
    told: 0.09786,
    told_uncovered: -0.09664,
    value_contradicted: -4.671,
    value_supported: 1.005,
    words: 0.8088,
  },
};
