import type { Attribute } from '../../contract/vocabulary.ts';
import { badCell, cellText } from './cell.ts';

/** What the language room knows, handed in. */
export interface ReadingTools {
  /** `value` in another unit; null where the units do not fit together. */
  convert(value: number, from: string, to: string): number | null;
  /** First and last day of 2026-W05, 2025-Q3, 2025-03, 2025, 2025-03-01 …; null where it is none. */
  periodOf(text: string): { readonly from: string; readonly to: string } | null;
}

/** How a column is to be read. `columnUnit` is the unit of the file, where it is not the attribute's. */
export interface ValueKind {
  readonly kind: Attribute['kind'];
  readonly unit?: string | undefined;
  readonly columnUnit?: string | undefined;
}

const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:[eE][+-]?\d{1,4})?$/;

/** The value of a cell by the kind of its attribute; null for an empty cell, which is no fact. */
export function cellValue(
  cell: unknown,
  kind: ValueKind,
  tools: ReadingTools,
  place: string,
): number | string | null {
  const text = cellText(cell, place);
  if (text === null) return null;
  if (kind.kind === 'measure' || kind.kind === 'count') return numberIn(text, kind, tools, place);
  return kind.kind === 'date' ? dayIn(text, tools, place) : text;
}

function numberIn(text: string, kind: ValueKind, tools: ReadingTools, place: string): number {
  const written = text.replace('−', '-');
  const value = NUMBER.test(written) && /\d/.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
  if (!Number.isFinite(value)) throw badCell(JSON.stringify(text), 'is not a number that can be held', place);
  const converted = inUnit(value, kind, tools, place);
  if (kind.kind === 'count' && !Number.isInteger(converted))
    throw badCell(JSON.stringify(text), 'is not a whole number', place);
  return converted;
}

function inUnit(value: number, { unit, columnUnit }: ValueKind, tools: ReadingTools, place: string): number {
  if (columnUnit === undefined || unit === undefined || columnUnit === unit) return value;
  const converted = tools.convert(value, columnUnit, unit);
  if (converted === null) throw badCell(`the unit ${columnUnit}`, `cannot become ${unit}`, place);
  return converted;
}

/** A day, or where the source knows no more a month or a year: `2024-03-05`, `2024-03`, `2024`. Throws where it is none that exists. */
export function dayIn(text: string, tools: ReadingTools, place: string): string {
  const period = periodIn(text, tools, place);
  if (period.from === period.to) return period.from;
  if (/^\d{4}(?:-\d{2})?$/.test(text)) return text;
  throw badCell(JSON.stringify(text), 'is not a day, a month or a year', place);
}

/** Days of a period; an ISO date-time counts as its day. */
export function periodIn(
  text: string,
  tools: ReadingTools,
  place: string,
): { readonly from: string; readonly to: string } {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}[\d:.+Z-]*)?$/.exec(text)?.[1];
  if (iso !== undefined && dayExists(iso)) return { from: iso, to: iso };
  const period = iso === undefined ? tools.periodOf(text) : null;
  if (period === null) throw badCell(JSON.stringify(text), 'is not a date or period that exists', place);
  return period;
}

function dayExists(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}
