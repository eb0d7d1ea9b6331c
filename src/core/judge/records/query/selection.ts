import { madeOnceFor } from '../../../language/made-once.ts';
import { absolute, exact, order } from '../../../statement/exact.ts';
import { NOTHING } from '../../../lexicon/record-columns.ts';
import type { Value, ValueMention } from '../../../statement/value.ts';
import { SHARE, unitNamed } from '../../../values/unit-at.ts';
import { isLimit } from '../../limits.ts';
import type { Means } from '../../means.ts';
import { isEmptyCell } from '../cell.ts';
import type { OpenedTable } from '../open-table.ts';
import { isTotal } from '../rows.ts';
import { dimensionOf } from '../../facts/dimension.ts';
import { isCount, isCounting, isMeasured } from './amounts.ts';
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

/** Beside a share 0.96 and 96 are both 96 %; beside 18 °C 18도 is a temperature. */
function asMeant(wanted: Value, cell: Value): Value {
  const isHeat = cell.kind === 'quantity' && cell.unit?.dimension === 'temperature';
  if (isHeat && wanted.kind === 'quantity' && wanted.unit?.dimension === 'degree')
    return { ...wanted, unit: cell.unit };
  const isShare = cell.kind === 'quantity' && cell.unit?.dimension === 'ratio';
  if (!isShare || wanted.kind !== 'quantity' || wanted.unit !== null) return wanted;
  const point = wanted.low ?? wanted.high;
  const isPart = point !== null && order(absolute(point.value), LARGEST_PART) <= 0;
  return { ...wanted, unit: isPart ? SHARE : PERCENT };
}

/** A bare number up to this is a part of one, above it a percentage. */
const LARGEST_PART = exact(3, 2);
const PERCENT = unitNamed('%');

export function isNothing(row: number, column: number, { table }: OpenedTable): boolean {
  return table.typed === true && table.rows[row]?.cells[column] === NOTHING;
}

/** 31 people of a column of shares: where a vocabulary says what the column measures, it is another thing. */
export function isOfOtherUnit(row: number, filter: Filter, opened: OpenedTable): boolean {
  if (opened.table.typed !== true || !('value' in filter)) return false;
  const [only] = opened.cell(row, filter.column)?.values ?? [];
  const [wanted, cell] = [filter.value.value, only?.value];
  if (wanted?.kind !== 'quantity' || cell === undefined || cell === null || wanted.unit === null)
    return false;
  const [own, other] = [dimensionOf(asMeant(wanted, cell)), dimensionOf(cell)];
  return own !== null && other !== null && own !== other && !(isCounting(own) && isCounting(other));
}

/** What a graph says of a measure is said by any value within the tolerance: 104.9 ms of 100 ms. Counts and bare numbers are exact. */
function isMeasure(value: Value): boolean {
  if (value.kind === 'duration') return !isRange(value);
  const isOfUnit = value.kind === 'quantity' && value.unit !== null && value.sort === 'cardinal';
  return isOfUnit && !isCounting(dimensionOf(value) ?? '') && !isLimit(value) && !isRange(value);
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
  if (isNothing(row, filter.column, opened)) return false;
  if (wanted === null || value === null || more.length > 0) return null;
  if (isOfOtherUnit(row, filter, opened)) return false;
  const own = asMeant(wanted, value);
  const cellOf = asBare(own, value);
  if (opened.table.typed === true && isMeasured(own) && isRange(own)) {
    const ends = [
      { ...own, high: null },
      { ...own, low: null },
    ].map((end) => compare(end, cellOf));
    return ends.includes('excluded') ? false : ends.includes('incomparable') ? null : true;
  }
  const isLoose = opened.table.typed === true && isMeasure(wanted) && isMeasured(own);
  const found = compare(isLoose ? { ...own, approximate: true } : own, cellOf);
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
