import { language } from './i18n.ts';

const DAY_MS = 86_400_000;

/** A share of 1 as a percentage: `92%`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }).format(share);
}

export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** A moment (ISO 8601) with date and time of day. */
export function moment(iso: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language(), form).format(new Date(iso));
}

/** A moment as lists show it: the time of day where it was within a day, else the date. */
export function shortMoment(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const isNear = Math.abs(now - date.getTime()) < DAY_MS;
  const form = isNear ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(language(), form).format(date);
}

/** Milliseconds as a person says them: `320 ms`, `1.4 s`. */
export function duration(ms: number): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  const form = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), form).format(value);
}
