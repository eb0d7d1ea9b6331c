import type { FittedModel } from './fitted-model.ts';
import type { Signals } from './held.ts';
import { ANSWER_WEIGHTS } from './weights-answer.ts';

const EDGE = 1e-4;

function logOdds(probability: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return Math.log(inside / (1 - inside));
}

/** The weakest claim of an answer, and what the others say beside it: nothing where there are none. */
export interface AnswerReading {
  readonly least: number;
  readonly signals: Signals;
}

/** `claims`: how many, as a logarithm. `doubts`: how far the others are under even odds, together. */
export function readAnswer(claims: readonly number[]): AnswerReading {
  const odds = claims.map(logOdds).sort((a, b) => a - b);
  const [least = 0, ...others] = odds;
  const doubts = others.reduce((sum, one) => sum + Math.max(0, -one), 0);
  return { least, signals: { claims: Math.log(Math.max(1, odds.length)), doubts } };
}

/** Probability of an answer by its weakest claim and what a model makes of the others. */
export function answerProbabilityBy(
  { weights }: Pick<FittedModel, 'weights'>,
  claims: readonly number[],
): number {
  const [only, ...others] = claims;
  if (only === undefined) return 0;
  if (others.length === 0) return only;
  const { least, signals } = readAnswer(claims);
  const moved = Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (signals[name] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-(least + moved)));
}

/** The probability that all claims of an answer are supported, from those of its claims: that of the one where it is alone. */
export function answerProbability(claims: readonly number[]): number {
  return answerProbabilityBy(ANSWER_WEIGHTS, claims);
}
