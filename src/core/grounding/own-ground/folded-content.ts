import type { ReadPlace } from '../../../contract/grounding.ts';
import { type Folded, folded, foldText, isPlain } from '../../language/fold-text.ts';
import { columnOf } from '../records/key-words.ts';
import type { ColumnSynonyms, Records, RecordTable, Scalar } from '../records/record-table.ts';

/** A text of the evidence that the fold changed, as it was written. */
export interface WrittenText extends Folded {
  readonly source: string;
}

/** What the fold changed in a piece of evidence. */
export interface WrittenContent {
  /** The running text; null where nothing in it changed. */
  readonly text: WrittenText | null;
  /** Cells and long texts of records that changed. */
  readonly cells: readonly WrittenText[];
}

/** A text as it is read; one that changes goes to `changed`. */
export function foldKept(source: string, changed: WrittenText[]): string {
  if (isPlain(source)) return source;
  const fold = foldText(source);
  if (fold.text !== source) changed.push({ ...fold, source });
  return fold.text;
}

function foldTable(table: RecordTable, mapped: ColumnSynonyms, changed: WrittenText[]): RecordTable {
  const cellOf = (cell: Scalar | undefined): Scalar | undefined =>
    typeof cell === 'string' ? foldKept(cell, changed) : cell;
  return {
    ...table,
    caption: table.caption === null ? null : folded(table.caption),
    columns: table.columns.map((column) =>
      isPlain(column.key) ? column : { ...columnOf(folded(column.key), mapped), synonyms: column.synonyms },
    ),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })),
  };
}

/** TX6: keys, cells and long texts of records as they are read. */
export function foldRecords(records: Records, changed: WrittenText[]): Records {
  const mapped = records.mapped ?? {};
  return {
    ...records,
    tables: records.tables.map((table) => foldTable(table, mapped, changed)),
    texts: records.texts.map((one) => ({ ...one, text: foldKept(one.text, changed) })),
  };
}

function sliceOf({ source, written }: WrittenText, start: number, end: number): string {
  const place = written({ start, end });
  return source.slice(place.start, place.end);
}

function quoteOf(quote: string, cells: readonly WrittenText[]): string {
  const cell = cells.find(({ text }) => text === quote) ?? cells.find(({ text }) => text.includes(quote));
  if (cell === undefined || quote === '') return quote;
  const start = cell.text.indexOf(quote);
  return sliceOf(cell, start, start + quote.length);
}

/** TX4: a place that was read, as the evidence has it. A quotation that was cut short stays so. */
export function placeAsWritten(place: ReadPlace, { text, cells }: WrittenContent): ReadPlace {
  const { span, quote } = place;
  if (span === null) return { ...place, quote: quoteOf(quote, cells) };
  if (text === null) return place;
  const isCut = quote !== text.text.slice(span.start, span.end) && quote.endsWith('…');
  const size = isCut ? quote.length - 1 : span.end - span.start;
  const there = sliceOf(text, span.start, span.start + size);
  return { ...place, span: text.written(span), quote: isCut ? `${there}…` : there };
}
