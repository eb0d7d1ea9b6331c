import type { FittedModel } from './attribute-probability.ts';

/** Written by `node eval/fit-attribute.ts`, never by hand. */
export const ATTRIBUTE_WEIGHTS: FittedModel = {
  bias: 1.717,
  weights: {
    attribute_contradicted: -4.587,
    attribute_contradicted_more: -1.975,
    attribute_supported: 0.05932,
    attribute_unknown: -4.715,
    hours_contradicted: -5.264,
    hours_supported: 1.186,
    list_unknown: -5.087,
    longest_strange: 0.1249,
    name_unknown: -2.214,
    number_contradicted: -5.244,
    number_supported: 0.2131,
    number_unknown: -5.226,
    strange_listed: -0.2453,
    strange_offered: -0.408,
    strange_share: -0.2513,
    strange_words: -0.5575,
    text_share: 2.142,
    thing_absent: -2.489,
    told: -0.0387,
    told_uncovered: -0.3135,
    value_contradicted: -4.438,
    words: 0.5964,
  },
};
