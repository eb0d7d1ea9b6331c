import type { FittedModel } from './fitted-model.ts';

/** Of the claims of an answer beside the weakest. Written by `node eval/fit-answer.ts`, never by hand. */
export const ANSWER_WEIGHTS: FittedModel = {
  bias: 0,
  weights: {
    claims: 0.06059,
    doubts: -0.7332,
  },
};
