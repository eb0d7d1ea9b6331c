import type { AskState } from './ask-state.ts';

/** What was retrieved: large, and written by one step alone. */
export type Found = Pick<AskState, 'retrieval' | 'evidence' | 'truncated' | 'ties'>;
/** The rest, which every step changes. */
export type Course = Omit<AskState, keyof Found>;

/** The state as it is kept: two parts, so that what was retrieved is not written again behind each step. */
export interface Kept {
  readonly course: Course;
  readonly found: Found;
}

const NO_TIES: Pick<AskState, 'ties'> = { ties: { shown: 0, all: 0, isWhole: true } };

export function stateOf({ course, found }: Kept): AskState {
  // an ask of an older version has no ties
  return { ...NO_TIES, ...course, ...found };
}

export function keptOf({ retrieval, evidence, truncated, ties, ...course }: AskState): Kept {
  return { course, found: { retrieval, evidence, truncated, ties } };
}

/** The parts that a change touches. */
export function changed(change: Partial<AskState>, kept: Kept): Partial<Kept> {
  const next = keptOf({ ...stateOf(kept), ...change });
  const isFound = 'retrieval' in change || 'evidence' in change || 'truncated' in change;
  return { course: next.course, ...(isFound ? { found: next.found } : {}) };
}
