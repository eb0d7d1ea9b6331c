import { NOTE_MARKS } from '../../../lexicon/record-columns.ts';
import { columnOf } from '../key-words.ts';
import type { ColumnSynonyms, RecordTable, Scalar } from '../record-table.ts';

/** Where a table stands, and what it is called. */
export interface TablePlace {
  readonly evidence_id: string;
  readonly path: string;
  readonly caption: string | null;
}

function scalar(value: unknown): Scalar | undefined {
  if (value === undefined) return undefined;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Scalar;
  return JSON.stringify(value);
}

/** A name for each column: an empty one is numbered, one that comes again gets its count behind it. */
function keysOf(header: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = header[index]?.trim() ?? '';
    const key = name === '' ? `column ${index + 1}` : name;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} (${count})`;
  });
}

function isFilled(cell: unknown): boolean {
  return cell !== undefined && cell !== null && cell !== '';
}

/** A note under a table, in its first cell alone: `* counted in March`. */
function isNote([first, ...others]: readonly unknown[]): boolean {
  const isMarked = typeof first === 'string' && NOTE_MARKS.some((mark) => first.trimStart().startsWith(mark));
  return isMarked && !others.some(isFilled);
}

/** The rows without the notes under them. */
function withoutNotes(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const last = rows.findLastIndex((row) => !isNote(row));
  return rows.slice(0, last + 1);
}

/** A table from a header and rows; notes under it are none; ragged rows keep what they have, cells beyond the header get columns of their own. */
export function tableFrom(
  place: TablePlace,
  header: readonly string[],
  all: readonly (readonly unknown[])[],
  synonyms: ColumnSynonyms,
): RecordTable {
  const rows = header.length > 1 ? withoutNotes(all) : all;
  const width = rows.reduce((most, row) => Math.max(most, row.length), header.length);
  const keys = keysOf(header, width);
  const names = keys.map((key, index) => ({ ...columnOf(header[index]?.trim() || key, synonyms), key }));
  return {
    ...place,
    shape: 'table',
    columns: names,
    rows: rows.map((row, index) => ({
      path: place.path === '' ? `rows[${index}]` : `${place.path}[${index}]`,
      cells: keys.map((_, column) => scalar(row[column])),
    })),
  };
}
