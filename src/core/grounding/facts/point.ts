/** One value of one attribute for one time, stored or recomputed. */
export interface Point {
  readonly value: number | string;
  readonly unit: string | null;
  /** Inclusive ISO days; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Systems of record that the value comes from. */
  readonly sources: readonly string[];
  readonly as_of: string | null;
  /** How it was computed, with the operands; null where it is stored. */
  readonly derivation: string | null;
}

const DAY = 86_400_000;
const MONTHS: Readonly<Record<number, string>> = { 1: 'month', 3: 'quarter', 6: 'half', 12: 'year' };

/** Whole months from a first of a month to an end of a month; null where the days are not aligned so. */
function wholeMonths(from: string, to: string): number | null {
  const next = new Date(Date.parse(to) + DAY).toISOString().slice(0, 10);
  if (!from.endsWith('-01') || !next.endsWith('-01')) return null;
  const [y1 = 0, m1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0] = next.split('-').map(Number);
  return (y2 - y1) * 12 + m2 - m1;
}

/**
 * The kind of time that a point is of, so that weeks are put beside weeks and years beside years. Only calendar
 * periods are series; any other stretch of time is a `state`, which the next state replaces.
 */
export function lengthClass(point: Point): string {
  const { from, to } = point;
  if (from === null && to === null) return 'always';
  if (from === null || to === null || to.startsWith('9999')) return 'state';
  if (from === to) return 'state';
  const monday = new Date(Date.parse(from)).getUTCDay() === 1;
  if (monday && Date.parse(to) - Date.parse(from) === 6 * DAY) return 'week';
  return MONTHS[wholeMonths(from, to) ?? 0] ?? 'state';
}

/** True for points that follow each other through the calendar. */
export function isSeries(cls: string): boolean {
  return cls !== 'state' && cls !== 'always';
}

/** Order by code units, the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Later points first: by the last day they hold for, then by the day their data were taken. */
export function laterFirst(a: Point, b: Point): number {
  return byText(b.from ?? '', a.from ?? '') || byText(b.as_of ?? '', a.as_of ?? '');
}
