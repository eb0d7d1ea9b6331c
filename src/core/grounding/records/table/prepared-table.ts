import type { Column, RecordTable, Scalar } from '../record-table.ts';
import { type Cell, hasDate, readCell } from './cell.ts';
import { holdsFacts, pivot } from './pivot.ts';
import { keyOf, wordsOf } from './word.ts';

/** One value of a column with the rows that have it. */
export interface Value {
  readonly column: number;
  readonly words: readonly string[];
  readonly rows: number[];
}

export interface TableColumn {
  readonly at: number;
  readonly key: string;
  /** The ways to name it: the words of its header, those without what stands in brackets, its synonyms. */
  readonly names: readonly (readonly string[])[];
  /** What most of its cells are. */
  readonly kind: 'number' | 'date' | 'text';
  /** What its numbers are multiplied with: `매출 (억 원)` 1e8. */
  readonly scale: number;
  readonly percent: boolean;
  readonly money: boolean;
  /** True for places in an order: rank, 순위. */
  readonly ranks: boolean;
  readonly values: readonly Value[];
}

export interface TableRow {
  readonly path: string;
  readonly cells: readonly Cell[];
}

/** A table ready to hold claims against; rows of totals stand apart. */
export interface PreparedTable {
  readonly source: RecordTable;
  readonly columns: readonly TableColumn[];
  /** True for facts put into rows: a value in one row may be a row of its own, and what is said of it belongs to the claim. */
  readonly linked: boolean;
  /** Its caption's words. */
  readonly caption: readonly string[];
  readonly rows: readonly TableRow[];
  readonly totals: readonly TableRow[];
  /** Values by all of their words, joined by a space. */
  readonly whole: ReadonlyMap<string, readonly Value[]>;
  /** Values by each of their words. */
  readonly parts: ReadonlyMap<string, readonly Value[]>;
  /** Cells by each of their numbers, as row times the number of columns plus column. */
  readonly numbers: ReadonlyMap<number, readonly number[]>;
  /** Rows with a date, by column. */
  readonly dated: readonly number[];
}

const TOTAL =
  /^(?:grand |sub ?|combined |overall )?totals?(?: .{1,20})?$|^(?:sum|overall|합계|총계|총합|소계|계|전체)$/i;
const MONEY =
  /[$€£¥₩]|[억만] ?원|\(원\)|\b(?:usd|eur|gbp|krw|money|earnings|prize|revenue|price|salary|budget)\b|금액|매출|가격|요금|비용/i;
const RANKS = /^(?:overall )?(?:rank|ranking|place|position|pos|standing|finish|순위|등수|등|위)\.?$/i;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/조\s?원?/, 1e12],
  [/천억/, 1e11],
  [/백억/, 1e10],
  [/십억/, 1e9],
  [/억/, 1e8],
  [/천만/, 1e7],
  [/백만/, 1e6],
  [/만\s?(?:원|명|대|개|건|톤|권|회|부|석|가구|세대)/, 1e4],
  [/천\s?(?:원|명|대|개|건|톤|권|회|부|석|가구|세대)/, 1e3],
  [/billions?|\bbn\b/i, 1e9],
  [/millions?|\bmn\b|\bmio\b/i, 1e6],
  [/thousands?|\b000s?\b/i, 1e3],
];

function scaleOf(header: string): number {
  const unit = /[([（](.*)[)\]）]/.exec(header)?.[1];
  if (unit === undefined) return 1;
  return SCALES.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
}

function namesOf({ key, synonyms }: Column): string[][] {
  const spaced = key.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ');
  const texts = [spaced, spaced.replace(/[([（][^)\]）]*[)\]）]/g, ' '), ...synonyms];
  const names = texts.map((text) =>
    wordsOf(text)
      .filter(({ kind }) => kind !== 'function')
      .map(keyOf),
  );
  return names.filter(
    (name, at) => name.length > 0 && names.findIndex((other) => other.join(' ') === name.join(' ')) === at,
  );
}

function kindOf(cells: readonly Cell[]): TableColumn['kind'] {
  const filled = cells.filter(({ empty }) => !empty);
  const share = (has: (cell: Cell) => boolean): boolean =>
    filled.length > 0 && filled.filter(has).length >= filled.length * 0.7;
  if (share(({ date }) => date !== null)) return 'date';
  return share(({ number }) => !Number.isNaN(number)) ? 'number' : 'text';
}

/** Cells with the same text are the same cell: their words are joined once. */
function valuesOf(column: number, cells: readonly Cell[]): Value[] {
  const known = new Map<Cell, Value>();
  const values = new Map<string, Value>();
  for (const [row, cell] of cells.entries()) {
    if (cell.words.length === 0) continue;
    const seen = known.get(cell);
    if (seen !== undefined) {
      seen.rows.push(row);
      continue;
    }
    const key = cell.words.join(' ');
    const value = values.get(key) ?? { column, words: cell.words, rows: [] };
    value.rows.push(row);
    values.set(key, value);
    known.set(cell, value);
  }
  return [...values.values()];
}

function isTotals(row: TableRow): boolean {
  const first = row.cells.find(({ empty }) => !empty);
  return first !== undefined && TOTAL.test(first.text);
}

const YEAR = /^(?:19|20)\d\d$/;

/** A unit in the caption holds for columns that are years: `매출(백만 원)`. */
function unitOf(key: string, caption: string | null): string {
  return caption !== null && YEAR.test(key.trim()) ? `${key} ${caption}` : key;
}

function columnOf(
  column: Column,
  at: number,
  rows: readonly TableRow[],
  caption: string | null,
): TableColumn {
  const unit = unitOf(column.key, caption);
  const cells = rows.map((row) => row.cells[at]).filter((cell) => cell !== undefined);
  return {
    at,
    key: column.key,
    names: namesOf(column),
    kind: kindOf(cells),
    scale: scaleOf(unit),
    percent: /%|percent|비율|율$/i.test(column.key) || cells.some(({ text }) => text.endsWith('%')),
    money: MONEY.test(unit) || cells.some(({ text }) => MONEY.test(text)),
    ranks: RANKS.test(column.key.trim()),
    values: valuesOf(at, cells),
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Cells read once for each text that they hold. */
function readRows({ rows, columns }: RecordTable): TableRow[] {
  const known = new Map<Scalar | undefined, Cell>();
  const read = (value: Scalar | undefined): Cell => {
    const cell = known.get(value) ?? readCell(value);
    known.set(value, cell);
    return cell;
  };
  return rows.map(({ path, cells }) => ({ path, cells: columns.map((_, at) => read(cells[at])) }));
}

function indexValues(columns: readonly TableColumn[]): Pick<PreparedTable, 'whole' | 'parts'> {
  const whole = new Map<string, Value[]>();
  const parts = new Map<string, Value[]>();
  for (const { values } of columns)
    for (const value of values) {
      push(whole, value.words.join(' '), value);
      const [only] = value.words;
      if (value.words.length === 1 && only !== undefined) push(parts, only, value);
      else for (const word of new Set(value.words)) push(parts, word, value);
    }
  return { whole, parts };
}

function numbersOf({ number, numbers, date }: Cell): readonly number[] {
  if (
    date === null &&
    (numbers.length === 0 ? Number.isNaN(number) : numbers.length === 1 && numbers[0] === number)
  )
    return numbers;
  const year = date?.year ?? Number.NaN;
  return [...new Set([...numbers, number, year])].filter((value) => !Number.isNaN(value));
}

function indexNumbers(rows: readonly TableRow[], width: number): PreparedTable['numbers'] {
  const numbers = new Map<number, number[]>();
  for (const [row, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries())
      for (const number of numbersOf(cell)) push(numbers, number, row * width + column);
  return numbers;
}

/** Reads every cell and indexes the values. Linear in the cells. */
export function prepareTable(written: RecordTable): PreparedTable {
  const linked = holdsFacts(written);
  const source = linked ? pivot(written) : written;
  const filled = readRows(source).filter(({ cells }) => cells.some(({ empty }) => !empty));
  const totals = filled.length > 2 ? filled.filter(isTotals) : [];
  const rows = totals.length === 0 ? filled : filled.filter((row) => !totals.includes(row));
  const columns = source.columns.map((column, at) => columnOf(column, at, rows, source.caption));
  return {
    source,
    linked,
    caption: wordsOf(source.caption ?? '').map(keyOf),
    columns,
    rows,
    totals,
    ...indexValues(columns),
    numbers: indexNumbers(rows, Math.max(1, columns.length)),
    dated: columns.filter(({ at }) => rows.some(({ cells }) => hasDate(cells[at]))).map(({ at }) => at),
  };
}
