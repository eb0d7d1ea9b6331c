import type { Option, Slot } from './claim-reading.ts';
import { shownNumber } from './cell.ts';
import { dateFits } from './date-value.ts';
import { agrees, numberFits } from './number-fits.ts';
import type { PreparedTable } from './prepared-table.ts';

const SIGN = { eq: '=', gt: '>', gte: '≥', lt: '<', lte: '≤', range: 'in' } as const;

/** The rows that a stretch of the claim speaks of, with the column it was read in and the condition in words. */
export interface Selection {
  readonly rows: readonly number[];
  readonly column: number | null;
  readonly shown: string;
}

function union(options: readonly Option[]): number[] {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return [...only.rows];
  return [...new Set(options.flatMap(({ rows }) => rows))].sort((a, b) => a - b);
}

function numberRows(slot: Slot, column: number, table: PreparedTable): number[] {
  const { number } = slot;
  if (number === null) return [];
  const rows: number[] = [];
  for (const [row, { cells }] of table.rows.entries()) {
    const cell = cells[column];
    if (cell === undefined || cell.empty) continue;
    const fits =
      numberFits(number, cell.number, table.columns[column]) ||
      (number.comparator === 'eq'
        ? cell.numbers.includes(number.value) || cell.date?.year === number.value
        : Number.isNaN(cell.number) && cell.date?.year != null && agrees(number, cell.date.year));
    if (fits) rows.push(row);
  }
  return rows;
}

function shownCondition(slot: Slot, column: number | null, table: PreparedTable, text: string): string {
  const name = column === null ? 'any column' : (table.columns[column]?.key ?? '');
  return slot.number === null
    ? `${name} = "${text}"`
    : `${name} ${SIGN[slot.number.comparator]} ${shownNumber(slot.number.scaled ? slot.number.value / (table.columns[column ?? -1]?.scale ?? 1) : slot.number.value)}`;
}

/** The best option: the bound column, else the fullest share, else the first column. */
export function bestOption(slot: Slot): Option | null {
  const bound = slot.options.find(({ column }) => column === slot.bound);
  if (bound !== undefined) return bound;
  return slot.options.reduce<Option | null>(
    (best, one) => (best === null || one.share > best.share ? one : best),
    null,
  );
}

/** The rows that a slot selects: those of its bound column where it has one, of all its columns otherwise. */
export function selectRows(slot: Slot, table: PreparedTable, quote: string): Selection {
  const { bound } = slot;
  if (slot.kind === 'number' && bound !== null)
    return {
      rows: numberRows(slot, bound, table),
      column: bound,
      shown: shownCondition(slot, bound, table, quote),
    };
  const option = bound === null ? undefined : slot.options.find(({ column }) => column === bound);
  const column = option?.column ?? bestOption(slot)?.column ?? null;
  const rows = option?.rows ?? union(slot.options);
  return {
    rows,
    column,
    shown: shownCondition(slot, column, table, shownValue(slot, column, rows, table) ?? quote),
  };
}

function shownValue(
  slot: Slot,
  column: number | null,
  rows: readonly number[],
  table: PreparedTable,
): string | null {
  if (slot.kind === 'date' || column === null) return null;
  return rows.map((row) => table.rows[row]?.cells[column]?.text).find((text) => text !== undefined) ?? null;
}

/** Rows that stand in every list; null lists stand for all rows. */
export function intersect(lists: readonly (readonly number[])[], size: number): number[] {
  if (lists.length === 0) return Array.from({ length: size }, (_, row) => row);
  const [first = [], ...rest] = [...lists].sort((a, b) => a.length - b.length);
  const sets = rest.map((rows) => new Set(rows));
  return first.filter((row) => sets.every((set) => set.has(row)));
}

/** Whether a row bears a slot out. */
export function rowHas(slot: Slot, row: number, table: PreparedTable): boolean {
  if (slot.kind === 'date' && slot.date !== null) {
    const { date } = slot;
    return table.dated.some((column) => {
      const cell = table.rows[row]?.cells[column]?.date;
      return cell != null && dateFits(date, cell);
    });
  }
  if (slot.kind === 'number' && slot.bound !== null) return numberRows(slot, slot.bound, table).includes(row);
  const option = slot.options.find(({ column }) => column === slot.bound);
  return (option === undefined ? slot.options : [option]).some(({ rows }) => rows.includes(row));
}
