import type { ParseState } from './parse-state.ts';
import { valueAt } from './sentence.ts';

const NO_LABEL = 77;
const FARTHEST = 6;

/** The most of a kind that is told apart. */
export const MOST = 3;

export function bounded(distance: number): number {
  return Math.min(distance, FARTHEST);
}

/** The label of the arc that leads to a word. */
export function labelAt({ labels }: ParseState, at: number): number {
  return valueAt(labels, at, NO_LABEL);
}

/** How many dependents a word has on each side. */
export function valency({ lefts, rights }: ParseState, at: number): number {
  if (at < 0) return 0;
  return Math.min(valueAt(lefts, at, 0), MOST) * 4 + Math.min(valueAt(rights, at, 0), MOST);
}
