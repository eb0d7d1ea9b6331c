import { covers } from '../../facts/content.ts';
import type { OpenedTable } from '../open-table.ts';
import type { NamedClaim } from './named-claim.ts';
import type { Standing } from './part-index.ts';
import { dimensionAt } from './reading.ts';
import { rowsOf } from './selection.ts';

/** Rows whose cells say all these words. */
export function rowsWith(runs: readonly Standing[], opened: OpenedTable): readonly number[] {
  return rowsOf(opened).filter((row) =>
    runs.every(({ stands }) => stands.some(({ column, rows }) => column < 0 || rows.has(row))),
  );
}

/** The one row whose cells say these words; null where there is none, several, or no word of a row. */
export function oneRow(runs: readonly Standing[], opened: OpenedTable): number | null {
  const isOfRow = runs.some(({ stands }) => stands.some(({ column }) => column >= 0));
  const [row, ...more] = isOfRow ? rowsWith(runs, opened) : [];
  return row === undefined || more.length > 0 ? null : row;
}

/** An amount of the claim that stands in a cell, and is no part of a name: by 13 hours. */
export function hasAmounts({ runs, amounts, tokens }: NamedClaim): boolean {
  return runs.some(({ first, last }) =>
    tokens
      .slice(first, last)
      .every((token) => amounts.some(({ start, end }) => covers({ start, end }, token))),
  );
}

/** The one column of amounts that the claim names. */
export function amountColumn({ named }: NamedClaim, opened: OpenedTable): number | null {
  const columns = new Set(
    named.flatMap(({ columns: own }) => own.filter((column) => dimensionAt(opened, column) !== null)),
  );
  const [column, ...more] = columns;
  return column === undefined || more.length > 0 ? null : column;
}
