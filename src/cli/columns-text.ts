import { alignColumns } from './config-columns.ts';

const WIDEST_COLUMN = 60;

/** Rows as lines of a table. */
export function columnsText(rows: readonly (readonly string[])[]): string {
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}

/** `2026-11-21 12:00:00` of an ISO time, in UTC. */
export function secondOf(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}

/** A value for programs. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
