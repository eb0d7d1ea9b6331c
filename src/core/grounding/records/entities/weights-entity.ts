import type { FittedModel } from '../../fitted-model.ts';

/** Of a sentence against records of things with names. Written by `node eval/fit-entity.ts`, never by hand. */
export const ENTITY_WEIGHTS: FittedModel = {
  bias: 0.07739,
  weights: {
    contradicted: -4.255,
    not_found: -3.231,
    supported: 1.119,
  },
};
