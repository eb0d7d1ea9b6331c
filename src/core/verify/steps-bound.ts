import type { Bound } from '../grounding/over-budget.ts';
import type { Steps } from '../language/steps.ts';

/** The bound that a verification has met once its steps are used up. */
export function stepsBound({ most }: Steps): Bound {
  return { setting: 'validation.max_steps', most };
}
