import type { RecordTable } from '../records/record-table.ts';
import type { EvidenceContent } from './evidence-content.ts';

/** What a number, a mark or an empty cell counts, in characters. */
const CELL = 8;

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Math.max(CELL, value.length) : CELL;
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}

function sizeOfTable({ columns, rows }: RecordTable): number {
  const header = sum(columns.map(({ key }) => lengthOf(key)));
  return header + sum(rows.map(({ cells }) => sum(cells.map(lengthOf))));
}

/** The characters of a piece of evidence that a claim is held against: its text, its cells and the texts in them. */
export function sizeOf({ text, records }: EvidenceContent): number {
  const { tables = [], texts = [] } = records ?? {};
  return (text?.length ?? 0) + sum(tables.map(sizeOfTable)) + sum(texts.map((one) => one.text.length));
}
