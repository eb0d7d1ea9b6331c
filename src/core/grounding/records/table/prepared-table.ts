import type { Column, RecordTable } from '../record-table.ts';
import { type Cell, cellReader } from './cell.ts';
import { holdsFacts, pivot } from './pivot.ts';
import { cellWordReader } from './cell-words.ts';
import { add, allOf, type Many } from './many.ts';
import { type NumberPlaces, numberPlaces } from './number-places.ts';
import { keyOf, wordsOf } from './word.ts';

/** One value of a column with the rows that have it. */
export interface Value {
  readonly column: number;
  /** Its words, joined by a space. */
  readonly name: string;
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
  /** True where that is a letter alone, which may be a unit as well: `(M)`. */
  readonly lettered: boolean;
  readonly percent: boolean;
  readonly money: boolean;
  /** True for places in an order: rank, 순위. */
  readonly ranks: boolean;
  readonly values: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
  /** True where one of its cells is a date. */
  readonly dated: boolean;
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
  /** The values of that name, column by column. */
  readonly whole: (name: string) => readonly Value[];
  /** Values by each of their words that is no number. */
  readonly parts: Many<string, Value>;
  readonly numbers: NumberPlaces;
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
/** Whatever it stands for, a claimed figure with the same letter is meant: `1.2M` under `(M)`. */
const LETTERS: Readonly<Record<string, number>> = { M: 1e6, k: 1e3, K: 1e3 };

function bracketed(header: string): string | undefined {
  return /[([（](.*)[)\]）]/.exec(header)?.[1]?.trim();
}

function scaleOf(header: string): number {
  const unit = bracketed(header);
  if (unit === undefined) return 1;
  return LETTERS[unit] ?? SCALES.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
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

/** What most of the cells of a column are, and whether one is a date. */
function kindOf(cells: readonly Cell[]): Pick<TableColumn, 'kind' | 'dated'> {
  let [filled, dates, numbers] = [0, 0, 0];
  for (const { empty, date, number } of cells) {
    if (empty) continue;
    filled += 1;
    if (date !== null) dates += 1;
    if (!Number.isNaN(number)) numbers += 1;
  }
  const most = Math.max(1, filled * 0.7);
  const kind = dates >= most ? 'date' : numbers >= most ? 'number' : 'text';
  return { kind, dated: dates > 0 };
}

/** A bare number, which no sign or unit stands beside. */
function isBare({ text, name, words, number }: Cell): boolean {
  return !Number.isNaN(number) && words.length === 1 && name === text;
}

function valuesOf(column: number, cells: readonly Cell[]): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  let row = -1;
  for (const { name, words } of cells) {
    row += 1;
    if (words.length === 0) continue;
    const value = values.get(name);
    if (value === undefined) values.set(name, { column, name, words, rows: [row] });
    else value.rows.push(row);
  }
  return values;
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
  const named = valuesOf(at, cells);
  const marked = cells.filter((cell) => !isBare(cell));
  return {
    at,
    key: column.key,
    names: namesOf(column),
    ...kindOf(cells),
    scale: scaleOf(unit),
    lettered: (bracketed(unit) ?? '') in LETTERS,
    percent: /%|percent|비율|율$/i.test(column.key) || marked.some(({ text }) => text.endsWith('%')),
    money: MONEY.test(unit) || marked.some(({ text }) => MONEY.test(text)),
    ranks: RANKS.test(column.key.trim()),
    values: [...named.values()],
    named,
  };
}

function readRows({ rows, columns }: RecordTable): TableRow[] {
  const words = cellWordReader();
  const readers = columns.map(() => cellReader(words));
  return rows.map(({ path, cells }) => {
    const made: Cell[] = [];
    for (const read of readers) made.push(read(cells[made.length]));
    return { path, cells: made };
  });
}

/** So many columns are asked one by one; more are worth an index. */
const ASKED = 32;

function wholeOf(columns: readonly TableColumn[]): PreparedTable['whole'] {
  if (columns.length <= ASKED) return (name) => columns.flatMap(({ named }) => named.get(name) ?? []);
  const whole = new Map<string, Value | Value[]>();
  for (const { values } of columns) for (const value of values) add(whole, value.name, value);
  return (name) => allOf(whole, name);
}

const DIGITS = /^\d[\d.]*$/;

function partsOf(columns: readonly TableColumn[]): PreparedTable['parts'] {
  const parts = new Map<string, Value | Value[]>();
  for (const { values } of columns)
    for (const value of values) {
      let at = 0;
      for (const word of value.words)
        if (value.words.indexOf(word) === at++ && !DIGITS.test(word)) add(parts, word, value);
    }
  return parts;
}

/** Reads every cell and indexes the values. Linear in the cells. */
export function prepareTable(written: RecordTable): PreparedTable {
  const linked = holdsFacts(written);
  const source = linked ? pivot(written) : written;
  const filled = readRows(source).filter(({ cells }) => cells.some(({ empty }) => !empty));
  const totals = filled.length > 2 ? filled.filter(isTotals) : [];
  const rows = totals.length === 0 ? filled : filled.filter((row) => !isTotals(row));
  const columns = source.columns.map((column, at) => columnOf(column, at, rows, source.caption));
  return {
    source,
    linked,
    caption: wordsOf(source.caption ?? '').map(keyOf),
    columns,
    rows,
    totals,
    whole: wholeOf(columns),
    parts: partsOf(columns),
    numbers: numberPlaces(rows, Math.max(1, columns.length)),
    dated: columns.filter(({ dated }) => dated).map(({ at }) => at),
  };
}
