import { isoDay } from './calendar.ts';
import { NUMERIC_FORMS } from './date-numeric.ts';
import { type DateParts, readForms } from './date-parts.ts';
import { readDate } from './date-read.ts';
import { dayRange } from './date-resolve.ts';
import type { DayRange } from './period.ts';

/**
 * The period that a whole string names, as data files write it: 2026-W05, 2025-Q3, 2025-H1, 2025-03, 2025,
 * 2025-03-01, 2024/3/5, 20240305, a date-time, 2025년 3분기. Null where it names none, needs a reference date,
 * or does not exist.
 */
export function periodOf(literal: string): DayRange | null {
  const text = literal.trim();
  if (text === '' || text.length > 60) return null;
  const parts = plainParts(text) ?? wholeParts(text);
  return parts === null ? null : dayRange(parts);
}

function plainParts(text: string): DateParts | null {
  if (/^\d{4}$/.test(text)) return Number(text) >= 1000 ? { year: Number(text) } : null;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined || isoDay(Number(year), Number(month), Number(day)) === null) return null;
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function wholeParts(text: string): DateParts | null {
  const numeric = readForms(NUMERIC_FORMS, text, 0);
  const reading = numeric?.end === text.length ? numeric : readDate(text, 0);
  return reading === null || reading.end !== text.length || reading.last !== undefined ? null : reading.parts;
}
