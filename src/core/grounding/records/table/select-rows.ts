import type { Option, Slot } from './claim-reading.ts';
import { shownNumber } from './cell.ts';
import { agrees, numberFits } from './number-fits.ts';
import type { PreparedTable } from './prepared-table.ts';

const SIGN = { eq: '=', gt: '>', gte: '≥', lt: '<', lte: '≤', range: 'in' } as const;

/** The rows that a stretch of the claim speaks of, with the column it was read in and the condition in words. */
export interface Selection {
  readonly rows: readonly number[];
  readonly has: ReadonlySet<number>;
  readonly column: number | null;
  readonly shown: string;
}

function union(options: readonly Option[]): number[] {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return [...only.rows];
  return [...new Set(options.flatMap(({ rows }) => rows))].sort((a, b) => a - b);
}

/** Without a column: any of them; a number that bounds says nothing unless one column alone could have it. */
function freeRows({ number, options }: Slot): readonly number[] {
  return number !== null && number.comparator !== 'eq' && options.length > 1 ? [] : union(options);
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
        : Number.isNaN(cell.number) && typeof cell.date?.year === 'number' && agrees(number, cell.date.year));
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
  const isNumber = slot.kind === 'number' && bound !== null;
  const option = bound === null ? undefined : slot.options.find(({ column }) => column === bound);
  const column = isNumber ? bound : (option?.column ?? bestOption(slot)?.column ?? null);
  const rows = isNumber ? numberRows(slot, bound, table) : (option?.rows ?? freeRows(slot));
  const said = isNumber ? quote : (shownValue(slot, column, rows, table) ?? quote);
  return { rows, has: new Set(rows), column, shown: shownCondition(slot, column, table, said) };
}

function shownValue(
  slot: Slot,
  column: number | null,
  rows: readonly number[],
  table: PreparedTable,
): string | null {
  if (slot.kind === 'date' || column === null) return null;
  return table.rows[rows[0] ?? -1]?.cells[column]?.text ?? null;
}

/** Rows that stand in every selection; all rows of `size` where there is none. */
export function intersect(selections: readonly Selection[], size: number): number[] {
  const [first, ...rest] = [...selections].sort((a, b) => a.rows.length - b.rows.length);
  if (first === undefined) return Array.from({ length: size }, (_, row) => row);
  return first.rows.filter((row) => rest.every(({ has }) => has.has(row)));
}
