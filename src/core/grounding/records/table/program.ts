import type { Stretch } from './claim-reading.ts';

/** What a program does; each is ruled by one rule. */
export type Operation =
  | 'look up'
  | 'count'
  | 'distinct'
  | 'superlative'
  | 'order'
  | 'compare'
  | 'compare counts'
  | 'same'
  | 'sum'
  | 'average'
  | 'difference'
  | 'ratio'
  | 'only'
  | 'all'
  | 'none'
  | 'most';

/** The claim read as one operation over the table, and done. */
export interface Program {
  readonly operation: Operation;
  readonly holds: boolean;
  /** What it took of the claim. */
  readonly used: readonly Stretch[];
  /** How far the reading is fetched, from 0: an assumption costs about 0.3. */
  readonly doubt: number;
  /** The operation as a formula with its result. */
  readonly derivation: string;
  /** The cells that it read, as row and column. */
  readonly cells: readonly CellPlace[];
  /** The parts of the claim that the cells do not bear out. */
  readonly wrong: readonly Stretch[];
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}
