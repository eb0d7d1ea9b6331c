import type { ColumnSynonyms, Records, RecordTable } from '../records/record-table.ts';
import { csvRecords } from '../records/records-of-table.ts';

const SAMPLE = 2_000;
const ROWS = 50;
const LONGEST_HEADER = 40;
const MOST_WORDS = 5;
const LONGEST_CELL = 80;
const NUMBER = /^[-+]?[\d.,]*\d[%\p{Sc}]?$/u;

function isName(cell: string): boolean {
  return cell !== '' && cell.length <= LONGEST_HEADER && cell.split(/\s+/u).length <= MOST_WORDS;
}

function lengthOf(cell: unknown): number {
  return typeof cell === 'string' ? cell.length : 0;
}

/** A space behind most commas or semicolons is how sentences are written, not tables. */
function isSpaced(text: string): boolean {
  const head = text.slice(0, SAMPLE);
  const marks = head.match(/[,;]/gu)?.length ?? 0;
  return marks > 0 && (head.match(/[,;] /gu)?.length ?? 0) * 2 > marks && !/[\t|]/u.test(head);
}

/** True where every row has as many cells as the header, and the cells are names and values. */
function isRegular({ columns, rows }: RecordTable): boolean {
  const header = columns.map(({ key }) => key);
  const sample = rows.slice(0, ROWS);
  const full = sample.every(({ cells }) => cells.length === header.length && !cells.includes(undefined));
  return full && sample.flatMap(({ cells }) => cells.map(lengthOf)).every((length) => length <= LONGEST_CELL);
}

function hasNumbers({ columns, rows }: RecordTable): boolean {
  const sample = rows.slice(0, ROWS);
  return columns.some((_, at) => sample.every(({ cells }) => NUMBER.test(String(cells[at] ?? ''))));
}

/**
 * EC2: the table that a document as a whole is, null where it may be prose: all rows as wide as the header, whose cells are
 * short; and where it has two lines only, or its commas are followed by spaces, as in sentences, a column of numbers.
 */
export function csvOfDocument(evidence_id: string, text: string, synonyms: ColumnSynonyms): Records | null {
  const records = csvRecords(evidence_id, text, synonyms);
  const [table] = records?.tables ?? [];
  if (table === undefined || table.rows.length === 0) return null;
  const isTable = table.columns.every(({ key }) => isName(key)) && isRegular(table);
  const mayBeProse = isSpaced(text) || table.rows.length === 1;
  return isTable && (!mayBeProse || hasNumbers(table)) ? records : null;
}
