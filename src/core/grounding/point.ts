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

/** The length class of a point's time, so that weeks are put beside weeks and years beside years. */
export function lengthClass(point: Point): string {
  if (point.from === null && point.to === null) return 'always';
  if (point.from === null || point.to === null) return 'open';
  const days = Math.round((Date.parse(point.to) - Date.parse(point.from)) / 86_400_000) + 1;
  if (days <= 1) return 'day';
  if (days <= 7) return 'week';
  if (days <= 31) return 'month';
  if (days <= 92) return 'quarter';
  if (days <= 184) return 'half';
  return days <= 366 ? 'year' : 'open';
}

/** Later points first: by the last day they hold for, then by the day their data were taken. */
export function laterFirst(a: Point, b: Point): number {
  const end = (b.from ?? '').localeCompare(a.from ?? '');
  return end === 0 ? (b.as_of ?? '').localeCompare(a.as_of ?? '') : end;
}
