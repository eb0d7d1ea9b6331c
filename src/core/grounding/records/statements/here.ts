import type { CellPlace } from '../table/program.ts';
import type { Cue, Stretch } from '../table/claim-reading.ts';
import type { Clause, Ground, State } from './sentence.ts';

/** What the clauses before leave behind. */
export interface Carried {
  /** The rows spoken of last; null before any. */
  readonly rows: readonly number[] | null;
  readonly column: number | null;
  /** The columns of its numbers, in order. */
  readonly columns: readonly number[];
  /** True where the rows carried were counted or listed as a whole: what follows tells of them. */
  readonly counted: boolean;
  /** The states that the clauses before spoke of. */
  readonly states: readonly State[];
  /** Every row spoken of so far. */
  readonly seen: readonly number[];
}

/** A clause with the rows that it is about. */
export interface Here extends Ground {
  readonly clause: Clause;
  readonly carried: Carried;
  readonly rows: readonly number[];
  /** True where names, states or the clauses before chose the rows. */
  readonly chosen: boolean;
  /** True where one name in this clause chose a single row: counting it says nothing. */
  readonly single: boolean;
  readonly pair: Pair | null;
}

/** Two things compared: the first is said to be more, or less, than the others. */
export interface Pair {
  readonly one: readonly number[];
  readonly others: readonly number[];
  /** The superlative that names the others: `than the cheapest`. */
  readonly cue: Cue | null;
}

/** How a part of a clause fares: borne out, denied, or not accounted for. */
export interface Answer {
  readonly end: 'yes' | 'no' | 'open';
  readonly used: readonly Stretch[];
  readonly cells: readonly CellPlace[];
  readonly said: string;
  readonly column: number | null;
  /** True where it was read from the rows of the clause, so that they are accounted for. */
  readonly ofRows: boolean;
  readonly counted: boolean;
}

export const OPEN: Answer = {
  end: 'open',
  used: [],
  cells: [],
  said: '',
  column: null,
  ofRows: false,
  counted: false,
};

export function answer(end: Answer['end'], more: Partial<Answer>): Answer {
  return { ...OPEN, ofRows: true, ...more, end };
}

export function cellsIn(rows: readonly number[], column: number): CellPlace[] {
  return rows.map((row) => ({ row, column }));
}

export function valueAt({ table }: Ground, row: number, column: number): number {
  return table.rows[row]?.cells[column]?.number ?? Number.NaN;
}

/** What a cell sorts by. */
export function orderAt({ table }: Ground, row: number, column: number): number {
  return table.rows[row]?.cells[column]?.order ?? Number.NaN;
}

export function columnName({ table }: Ground, column: number): string {
  return table.columns[column]?.key ?? '';
}

/** What rows are called: their first cells. */
export function rowNames({ table }: Ground, rows: readonly number[]): string {
  return rows
    .slice(0, 6)
    .map((row) => `"${table.rows[row]?.cells.find(({ empty }) => !empty)?.text ?? ''}"`)
    .join(', ');
}

export function allRows({ table }: Ground): number[] {
  return table.rows.map((_, row) => row);
}
