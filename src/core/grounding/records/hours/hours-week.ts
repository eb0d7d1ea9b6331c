import type { Scalar } from '../record-table.ts';

/** Minutes since midnight, `to` after `from`: 26 × 60 is two o'clock of the next morning. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** A day of a week: its shifts, none where closed, null where nothing is known. */
export type Day = readonly Shift[] | null;

/** Opening hours, Monday first. */
export interface Week {
  readonly path: string;
  readonly days: readonly Day[];
  /** Path and stored value of each day, for the report. */
  readonly stored: readonly { readonly path: string; readonly value: Scalar | undefined }[];
}

/** A set of days: bit 0 is Monday. */
export type Days = number;

export const ALL_DAYS: Days = 127;
export const WEEKDAYS: Days = 31;
export const WEEKEND: Days = 96;
export const DAY_MINUTES = 1440;

/** The numbers of the days in a set, Monday 0. */
export function dayNumbers(days: Days): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => (days & (1 << day)) !== 0);
}

/** The days from one to another, over the end of the week where it must. */
export function daysBetween(from: number, to: number): Days {
  let days = 0;
  for (let day = from; ; day = (day + 1) % 7) {
    days |= 1 << day;
    if (day === to) return days;
  }
}
