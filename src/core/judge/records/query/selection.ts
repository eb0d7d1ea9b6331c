import { madeOnceFor } from '../../../language/made-once.ts';
import { order } from '../../../statement/exact.ts';
import type { Value, ValueMention } from '../../../statement/value.ts';
import type { Means } from '../../means.ts';
import { isEmptyCell } from '../cell.ts';
import type { OpenedTable } from '../open-table.ts';
import { isTotal } from '../rows.ts';
import { isCount, isMeasured } from './amounts.ts';
import type { CellWords } from './cell-index.ts';

/** What rows must have in a column: some of these words, a value, yes or no; `at` is where the claim says it. `guessed`:
 * a time that is said of no column. */
export type Filter = { readonly column: number; readonly at: number; readonly guessed?: boolean } & (
  | { readonly cells: readonly CellWords[] }
  | { readonly value: ValueMention }
  | { readonly yes: boolean }
);

/** Rows that have all that is asked, those whose cell is empty, and those of which nobody knows for another reason. */
export interface Selection {
  readonly rows: readonly number[];
  readonly empty: readonly number[];
  readonly unknown: readonly number[];
}

/** Rows without those that count others. */
export const rowsOf = madeOnceFor(({ table, name }: OpenedTable): readonly number[] =>
  [...table.rows.keys()].filter((row) => !isTotal(String(table.rows[row]?.cells[name] ?? ''))),
);

/** 2 to 4, as a condition: nobody knows whether one of them is meant. */
function isRange(value: Value): boolean {
  return (
    isMeasured(value) &&
    value.low !== null &&
    value.high !== null &&
    order(value.low.value, value.high.value) !== 0
  );
}

/** 20 cranes beside 20대: a number that counts by the noun behind it is held against the number alone. */
function asBare(wanted: Value, cell: Value): Value {
  const isBare = wanted.kind === 'quantity' && wanted.unit === null && isCount({ value: wanted });
  return isBare && cell.kind === 'quantity' && isCount({ value: cell }) ? { ...cell, unit: null } : cell;
}

type Met = boolean | 'empty' | null;

function meets(row: number, filter: Filter, opened: OpenedTable, { compare }: Means): Met {
  if (isEmptyCell(opened.table.rows[row]?.cells[filter.column])) return 'empty';
  if ('yes' in filter) {
    const flag = opened.cell(row, filter.column)?.flag ?? null;
    return flag === null ? null : flag === filter.yes;
  }
  if ('cells' in filter) {
    if (filter.cells.some(({ rows }) => rows.has(row))) return true;
    return filter.cells.some(({ near }) => near.has(row)) ? null : false;
  }
  const cell = opened.cell(row, filter.column);
  const wanted = filter.value.value;
  const [only, ...more] = cell?.values ?? [];
  const value = only?.value ?? null;
  if (wanted === null || value === null || more.length > 0) return null;
  const found = compare(wanted, asBare(wanted, value));
  if (found === 'incomparable' || (found === 'within' && isRange(wanted))) return null;
  return found !== 'excluded';
}

export function select(
  rows: readonly number[],
  filters: readonly Filter[],
  opened: OpenedTable,
  means: Means,
): Selection {
  const found: number[] = [];
  const empty: number[] = [];
  const unknown: number[] = [];
  for (const row of rows) {
    const met = filters.map((filter) => meets(row, filter, opened, means));
    if (met.every((one) => one === true)) found.push(row);
    else if (!met.includes(false)) (met.includes(null) ? unknown : empty).push(row);
  }
  return { rows: found, empty, unknown };
}
