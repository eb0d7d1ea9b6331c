import type { Value, ValueMention } from '../../../statement/value.ts';
import { sum } from '../../../values/arithmetic.ts';
import { dimensionOf } from '../../facts/dimension.ts';
import { type Measured, shared } from '../../operators/amounts.ts';
import type { OpenedTable } from '../open-table.ts';

/** The one value of a cell; null where it has none, several, or one that nothing is measured by. */
export function valueAt(opened: OpenedTable, row: number, column: number): Value | null {
  const values = opened.cell(row, column)?.values ?? [];
  const [only, ...more] = values;
  const value = only?.value ?? null;
  return value === null || more.length > 0 || dimensionOf(value) === null ? null : value;
}

export function isMeasured(value: Value | null): value is Measured {
  return value?.kind === 'quantity' || value?.kind === 'duration';
}

/** Null where a row has no amount there, or amounts are of several units. */
export function totalAt(opened: OpenedTable, rows: readonly number[], column: number): Measured | null {
  const values = rows.map((row) => valueAt(opened, row, column));
  const [first, ...rest] = values;
  if (first === undefined || !isMeasured(first)) return null;
  return rest.reduce<Measured | null>(
    (all, one) => (all === null || !isMeasured(one) ? null : sum(all, one)),
    first,
  );
}

export function meanAt(opened: OpenedTable, rows: readonly number[], column: number): Measured | null {
  const total = totalAt(opened, rows, column);
  return total === null ? null : shared(total, rows.length);
}

/** What things are counted by: 32, 32명, 20대. */
export function isCounting(dimension: string): boolean {
  return dimension === 'number' || dimension === 'people' || dimension.startsWith('count:');
}

/** A number that counts rows or names, of no measure. */
export function isCount({ value }: Pick<ValueMention, 'value'>): boolean {
  if (value?.kind !== 'quantity' || value.sort !== 'cardinal' || value.per !== null) return false;
  return isCounting(value.unit?.dimension ?? 'number');
}
