import type { NotCounted } from '../../../contract/model-judgement.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';

/** Why nothing of what a model says, or would say, is taken. */
export interface Unheard extends NotEvaluated {
  readonly why: NotCounted;
}

export const OVER_BUDGET: Unheard = {
  why: 'over_budget',
  reason: 'over_budget',
  detail: 'the budget of grounding.judge is used up',
};
export const STEERS: Unheard = {
  why: 'steers',
  reason: 'ambiguous',
  detail: 'the claim speaks to whoever judges it',
};
export const CONTROLS_FAILED: Unheard = {
  why: 'controls_failed',
  reason: 'ambiguous',
  detail: 'the model got a control claim wrong: it did not read, or obeyed the text',
};

const WHY: Readonly<Partial<Record<NotEvaluated['reason'], NotCounted>>> = {
  malformed: 'unreadable',
  over_budget: 'over_budget',
};

export function unheardFor({ reason, detail }: NotEvaluated): Unheard {
  return { why: WHY[reason] ?? 'unreachable', reason, detail };
}
