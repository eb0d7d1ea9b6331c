import type { FittedModel } from '../../fitted-model.ts';

/** Of a Korean claim against objects. Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS_KOREAN: FittedModel = {
  bias: -0.22,
  weights: {
    alien: 0,
    attribute_contradicted: -4.056,
    attribute_contradicted_more: 0,
    attribute_supported: 2.612,
    attribute_unknown: -3.336,
    hours_contradicted: -3.742,
    hours_supported: 3.746,
    list_unknown: -3.618,
    longest_strange: -0.4093,
    name_unknown: -1.077,
    number_contradicted: -4.075,
    number_supported: 2.473,
    number_unknown: -2.721,
    silent: 1.366,
    strange_listed: 0,
    strange_offered: 0,
    strange_share: -1.642,
    strange_words: -0.7615,
    text_share: 4.654,
    thing_absent: -1.733,
    told: 0,
    told_uncovered: 0,
    value_contradicted: -3.868,
    value_stated: 1.468,
    value_supported: 2.755,
    words: 0.408,
  },
};
