import type { Evidence } from '../../src/contract/evidence.ts';
import type { ReadPlace } from '../../src/contract/grounding.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import { csvRows } from './csv-rows.ts';

const AROUND = 240;
const ROWS_AROUND = 2;

/** A passage of a text with what stands around it. */
export interface TextPassage {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** A part of a table with the cell that was read; `column` null: the whole row. */
export interface TablePassage {
  readonly header: readonly string[];
  readonly rows: readonly { readonly index: number; readonly cells: readonly string[] }[];
  readonly row: number;
  readonly column: number | null;
}

export interface Passage {
  readonly place: ReadPlace;
  /** Null where the evidence is not here, or is no text. */
  readonly text: TextPassage | null;
  readonly table: TablePassage | null;
}

function textPassage({ span }: ReadPlace, text: string): TextPassage | null {
  if (span === null || span.end > text.length) return null;
  const [from, to] = [Math.max(0, span.start - AROUND), Math.min(text.length, span.end + AROUND)];
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, span.start),
    quote: text.slice(span.start, span.end),
    after: text.slice(span.end, to) + (to < text.length ? '…' : ''),
  };
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

interface Grid {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function gridOfRecords(records: readonly unknown[]): Grid | null {
  const objects = records.filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
  if (objects.length === 0 || objects.length < records.length) return null;
  const header = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  return { header, rows: objects.map((one) => header.map((name) => cellText(one[name]))) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function gridOfColumns({ columns, rows }: { columns: unknown; rows: unknown }): Grid | null {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return null;
  const lines = rows.map((row) => (Array.isArray(row) ? row.map(cellText) : []));
  return { header: columns.map(cellText), rows: lines };
}

function gridOf({ type, data }: Evidence): Grid | null {
  const value = typeof data === 'string' ? (parsed(data) ?? data) : data;
  if (Array.isArray(value)) return gridOfRecords(value);
  if (typeof value === 'string' && type === 'table') {
    const [header, ...rows] = csvRows(value);
    return header === undefined ? null : { header, rows };
  }
  if (typeof value !== 'object' || value === null) return null;
  return gridOfColumns({ columns: undefined, rows: undefined, ...value });
}

const CELL = /\[(\d+)\](?:\.|$)/;

function tablePassage({ path }: ReadPlace, evidence: Evidence): TablePassage | null {
  const found = CELL.exec(path ?? '');
  const name = found === null ? '' : found.input.slice(found.index + found[0].length);
  const grid = found === null ? null : gridOf(evidence);
  const row = Number(found?.[1]);
  if (grid === null || grid.rows[row] === undefined) return null;
  const column = grid.header.indexOf(name);
  const from = Math.max(0, row - ROWS_AROUND);
  return {
    header: grid.header,
    rows: grid.rows.slice(from, row + ROWS_AROUND + 1).map((cells, at) => ({ index: from + at, cells })),
    row,
    column: column < 0 ? null : column,
  };
}

function passageOf(place: ReadPlace, evidences: readonly Evidence[]): Passage {
  const evidence = evidences.find(({ evidence_id }) => evidence_id === place.evidence_id);
  const text = typeof evidence?.data === 'string' ? textPassage(place, evidence.data) : null;
  return { place, text, table: evidence === undefined ? null : tablePassage(place, evidence) };
}

/** The places of the evidence that were read for a claim, each in what stands around it where the evidence is here. */
export function passagesOf({ grounding }: ClaimValidation, evidences: readonly Evidence[]): Passage[] {
  return (grounding?.read ?? []).map((place) => passageOf(place, evidences));
}
