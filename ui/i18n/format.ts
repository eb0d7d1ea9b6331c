import { language } from './i18n.ts';

const DAY_MS = 86_400_000;
const forms = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than using it a hundred times: each is made once. */
function dateForm(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language()} ${JSON.stringify(form)}`;
  const made = forms.get(key) ?? new Intl.DateTimeFormat(language(), form);
  forms.set(key, made);
  return made;
}

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
  return dateForm(form).format(new Date(iso));
}

/** A moment as lists show it: the time of day where it was within a day, else the date. */
export function shortMoment(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const isNear = Math.abs(now - date.getTime()) < DAY_MS;
  const form = isNear ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const);
  return dateForm(form).format(date);
}

/** Milliseconds as a person says them: `320 ms`, `1.4 s`. */
export function duration(ms: number): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  const form = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), form).format(value);
}

type Bucket = 'hour' | 'day' | 'week';
const HOUR = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const DAY = { month: 'short', day: 'numeric' } as const;
const SIX_DAYS_MS = 6 * DAY_MS;

/** A bucket of a series by its beginning, in UTC: the hour, the day, or the first and the last day of the week. */
export function bucketText(start: string, bucket: Bucket): string {
  const form = dateForm({ timeZone: 'UTC', ...(bucket === 'hour' ? HOUR : DAY) });
  const date = new Date(start);
  return bucket === 'week'
    ? form.formatRange(date, new Date(date.getTime() + SIX_DAYS_MS))
    : form.format(date);
}

/** The same below an axis, as short as it can be. */
export function bucketTick(start: string, bucket: Bucket): string {
  const isHour = bucket === 'hour' && !start.endsWith('T00:00:00.000Z');
  const form = isHour
    ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
    : ({ month: 'numeric', day: 'numeric' } as const);
  return dateForm({ timeZone: 'UTC', ...form }).format(new Date(start));
}
