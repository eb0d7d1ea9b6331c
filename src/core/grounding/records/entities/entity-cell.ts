import type { Scalar } from '../record-table.ts';

const EMPTY = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'none', '없음', '해당 없음']);
const NUMBER = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s*%?$/;

/** True where a cell says nothing. */
export function isEmpty(cell: Scalar | undefined): boolean {
  return (
    cell === undefined || cell === null || (typeof cell === 'string' && EMPTY.has(cell.trim().toLowerCase()))
  );
}

/** The number of a cell, also where it is written as text; null for anything else. */
export function cellNumber(cell: Scalar | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string' || cell.length > 32 || !NUMBER.test(cell.trim())) return null;
  return Number(cell.trim().replaceAll(',', '').replace(/\s*%$/, ''));
}

/** The text of a cell that is no number; null for anything else and for noise. */
export function cellText(cell: Scalar | undefined): string | null {
  if (typeof cell !== 'string' || isEmpty(cell) || cell.length > 80 || cellNumber(cell) !== null) return null;
  return cell.trim();
}
