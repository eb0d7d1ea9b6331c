import { columnOf } from './key-words.ts';
import { recordsOfJson } from './records-of-json.ts';
import type { ColumnSynonyms, Records, RecordTable, Scalar } from './record-table.ts';

const SEPARATOR_ROW = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)*\|?\s*$/;

function scalar(value: unknown): Scalar | undefined {
  if (value === undefined) return undefined;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Scalar;
  return JSON.stringify(value);
}

/** A table from a header and rows; ragged rows keep what they have, cells beyond the header get columns of their own. */
export function tableFrom(
  place: { readonly evidence_id: string; readonly path: string; readonly caption: string | null },
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  synonyms: ColumnSynonyms,
): RecordTable {
  const width = rows.reduce((most, row) => Math.max(most, row.length), header.length);
  const keys = Array.from({ length: width }, (_, index) => header[index] ?? `column ${index + 1}`);
  return {
    ...place,
    shape: 'table',
    columns: keys.map((key) => columnOf(key, synonyms)),
    rows: rows.map((row, index) => ({
      path: place.path === '' ? `rows[${index}]` : `${place.path}[${index}]`,
      cells: keys.map((_, column) => scalar(row[column])),
    })),
  };
}

/** The cells of a line of CSV or TSV text, quotes read as RFC 4180 has them. */
function csvRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === separator || sign === '\n') {
      row.push(cell.trim());
      cell = '';
      if (sign === '\n') {
        if (row.some((value) => value !== '')) rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  row.push(cell.trim());
  if (row.some((value) => value !== '')) rows.push(row);
  return rows;
}

function separatorOf(text: string): string | null {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 5);
  if (lines.length < 2) return null;
  for (const separator of ['\t', ',', ';', '|']) {
    const counts = lines.map((line) => line.split(separator).length - 1);
    if ((counts[0] ?? 0) > 0 && counts.every((count) => count >= (counts[0] ?? 0))) return separator;
  }
  return null;
}

function markdownCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** The Markdown tables of a text, each with the heading or line before it as caption. */
export function markdownTables(evidence_id: string, text: string, synonyms: ColumnSynonyms): RecordTable[] {
  const lines = text.split('\n');
  const tables: RecordTable[] = [];
  for (let at = 1; at < lines.length; at++) {
    if (!(lines[at] ?? '').includes('-') || !SEPARATOR_ROW.test(lines[at] ?? '')) continue;
    const header = lines[at - 1] ?? '';
    if (!header.includes('|')) continue;
    let end = at + 1;
    while (end < lines.length && (lines[end] ?? '').includes('|')) end++;
    const caption = (lines.slice(0, at - 1).findLast((line) => line.trim() !== '') ?? '')
      .replace(/^#+\s*/, '')
      .trim();
    tables.push(
      tableFrom(
        { evidence_id, path: `table ${tables.length + 1}`, caption: caption === '' ? null : caption },
        markdownCells(header),
        lines.slice(at + 1, end).map(markdownCells),
        synonyms,
      ),
    );
    at = end;
  }
  return tables;
}

/** A table out of CSV text, or null where the text is none. */
export function csvTable(evidence_id: string, text: string, synonyms: ColumnSynonyms): RecordTable | null {
  const separator = separatorOf(text);
  if (separator === null) return null;
  const [header = [], ...rows] = csvRows(text, separator);
  return tableFrom({ evidence_id, path: '', caption: null }, header, rows, synonyms);
}

/**
 * Evidence of type `table`: `{caption, columns, rows}`, a list of objects, a list of lists (the first is the header),
 * CSV or Markdown text.
 */
export function recordsOfTable(evidence_id: string, data: unknown, synonyms: ColumnSynonyms = {}): Records {
  const one = (tables: readonly RecordTable[]): Records => ({ evidence_id, tables, texts: [], cut: false });
  if (typeof data === 'string') {
    const written = markdownTables(evidence_id, data, synonyms);
    if (written.length > 0) return one(written);
    const table = csvTable(evidence_id, data, synonyms);
    return one(table === null ? [] : [table]);
  }
  if (Array.isArray(data) && data.length > 0 && data.every((row) => Array.isArray(row))) {
    const [header = [], ...rows] = data as unknown[][];
    return one([tableFrom({ evidence_id, path: '', caption: null }, header.map(String), rows, synonyms)]);
  }
  const { columns, rows, caption } = (data ?? {}) as { columns?: unknown; rows?: unknown; caption?: unknown };
  if (Array.isArray(columns) && Array.isArray(rows) && rows.every((row) => Array.isArray(row))) {
    const place = { evidence_id, path: '', caption: typeof caption === 'string' ? caption : null };
    return one([tableFrom(place, columns.map(String), rows as unknown[][], synonyms)]);
  }
  const inner = Array.isArray(rows) ? rows : data;
  return recordsOfJson(evidence_id, inner, synonyms);
}
