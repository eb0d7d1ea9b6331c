import type { FittedModel } from './attribute-probability.ts';

/** Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS_KOREAN: FittedModel = {
  bias: -0.216,
  weights: {
    alien: 0,
    attribute_contradicted: -4.054,
    attribute_contradicted_more: 0,
    attribute_supported: 2.615,
    attribute_unknown: -3.334,
    hours_contradicted: -3.74,
    hours_supported: 3.748,
    list_unknown: -3.618,
    longest_strange: -0.4082,
    name_unknown: -1.077,
    number_contradicted: -4.036,
    number_supported: 2.464,
    number_unknown: -2.718,
    silent: 1.367,
    strange_listed: 0,
    strange_offered: 0,
    strange_share: -1.646,
    strange_words: -0.7584,
    text_share: 4.658,
    thing_absent: -1.732,
    told: 0,
    told_uncovered: 0,
    value_contradicted: -3.79,
    value_stated: 1.47,
    value_supported: 2.758,
    words: 0.4024,
  },
};
