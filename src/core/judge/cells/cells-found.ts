import type { Match } from '../match.ts';
import type { Cell } from './cell.ts';

/** What labelled values say of a claim, and which. */
export interface CellsFound {
  readonly match: Match;
  readonly cells: readonly Cell[];
}

export const NO_CELLS: CellsFound = { match: null, cells: [] };
