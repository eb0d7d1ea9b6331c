import { recordsOfJson } from './records-of-json.ts';
import type { ColumnSynonyms, Records, RecordTable } from './record-table.ts';
import { csvRows } from './table/table-csv.ts';
import { tableFrom } from './table/table-from.ts';
import { markdownGrids } from './table/table-markdown.ts';

const CELLS = 1_000_000;

/** The Markdown tables of a text, numbered in their order. */
export function markdownTables(evidence_id: string, text: string, synonyms: ColumnSynonyms): RecordTable[] {
  return markdownGrids(text).map(({ caption, header, rows }, at) =>
    tableFrom({ evidence_id, path: `table ${at + 1}`, caption }, header, rows, synonyms),
  );
}

/** CSV text as a table, cut where it is larger than what is read; null where the text is none. */
export function csvRecords(evidence_id: string, text: string, synonyms: ColumnSynonyms): Records | null {
  const [header, ...rest] = csvRows(text) ?? [];
  return header === undefined ? null : fromRows(evidence_id, null, header, rest, synonyms);
}

/** A table out of CSV text, or null where the text is none. */
export function csvTable(evidence_id: string, text: string, synonyms: ColumnSynonyms): RecordTable | null {
  return csvRecords(evidence_id, text, synonyms)?.tables[0] ?? null;
}

/** As many rows as the bound on cells lets in. */
function bounded(rows: readonly (readonly unknown[])[]): {
  rows: readonly (readonly unknown[])[];
  cut: boolean;
} {
  let cells = 0;
  const end = rows.findIndex((row) => (cells += row.length) > CELLS);
  return end < 0 ? { rows, cut: false } : { rows: rows.slice(0, end), cut: true };
}

function fromRows(
  evidence_id: string,
  caption: string | null,
  header: readonly string[],
  all: readonly (readonly unknown[])[],
  synonyms: ColumnSynonyms,
): Records {
  const { rows, cut } = bounded(all);
  return {
    evidence_id,
    tables: [tableFrom({ evidence_id, path: '', caption }, header, rows, synonyms)],
    texts: [],
    cut,
  };
}

function fromText(evidence_id: string, text: string, synonyms: ColumnSynonyms): Records {
  const written = markdownTables(evidence_id, text, synonyms);
  const csv = written.length > 0 ? null : csvRecords(evidence_id, text, synonyms);
  return csv ?? { evidence_id, tables: written, texts: [], cut: false };
}

/**
 * Evidence of type `table`: `{caption, columns, rows}`, a list of objects, a list of lists (the first is the header),
 * CSV or Markdown text.
 */
export function recordsOfTable(evidence_id: string, data: unknown, synonyms: ColumnSynonyms = {}): Records {
  if (typeof data === 'string') return fromText(evidence_id, data, synonyms);
  if (Array.isArray(data) && data.length > 0 && data.every((row) => Array.isArray(row))) {
    const [header = [], ...rows] = data as unknown[][];
    return fromRows(evidence_id, null, header.map(String), rows, synonyms);
  }
  const { columns, rows, caption } = (data ?? {}) as { columns?: unknown; rows?: unknown; caption?: unknown };
  if (Array.isArray(columns) && Array.isArray(rows) && rows.every((row) => Array.isArray(row))) {
    const title = typeof caption === 'string' ? caption : null;
    return fromRows(evidence_id, title, columns.map(String), rows as unknown[][], synonyms);
  }
  return recordsOfJson(evidence_id, Array.isArray(rows) ? rows : data, synonyms);
}
