import type { FittedModel } from '../../fitted-model.ts';

/** Of a claim against objects. Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS: FittedModel = {
  bias: 1.274,
  weights: {
    alien: -5.103,
    attribute_contradicted: -4.783,
    attribute_contradicted_more: -1.757,
    attribute_supported: 0.1101,
    attribute_unknown: -4.069,
    hours_contradicted: -5.047,
    hours_supported: 1.292,
    list_unknown: -5.089,
    longest_strange: 0.1136,
    name_unknown: -2.194,
    number_contradicted: -5.293,
    number_supported: 0.5072,
    number_unknown: -2.857,
    silent: 1.542,
    strange_listed: -0.2237,
    strange_offered: -0.4436,
    strange_share: 0.3459,
    strange_words: -0.5787,
    text_share: 2.361,
    thing_absent: -2.488,
    told: 0.0372,
    told_uncovered: -0.2457,
    value_contradicted: -4.753,
    value_stated: 0.2311,
    value_supported: 0.8657,
    words: 0.6618,
  },
};
