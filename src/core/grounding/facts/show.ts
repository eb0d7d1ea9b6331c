import type { Point } from './point.ts';

/** Made when a number is first shown: it takes longer than a short verification has to spare. */
let digits: Intl.NumberFormat | undefined;

/** A number without binary dust, thousands parted: at most 10 digits. */
export function showNumber(value: number): string {
  digits ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 10 });
  return digits.format(value);
}

/** A value with its unit, as the report shows it. */
export function showValue(value: number | string, unit: string | null): string {
  if (typeof value === 'string') return value;
  if (unit === 'ratio') return `${showNumber(value)} (${showNumber(value * 100)} %)`;
  return unit === null ? showNumber(value) : `${showNumber(value)} ${unit}`;
}

/** The days a point holds for, shortened where they are one whole. */
export function showTime(point: Pick<Point, 'from' | 'to'>): string {
  if (point.from === null && point.to === null) return '';
  if (point.from === point.to) return point.from ?? '';
  return `${point.from ?? '…'} – ${point.to ?? '…'}`;
}

export function showPoint(point: Point): string {
  const time = showTime(point);
  return time === '' ? showValue(point.value, point.unit) : `${showValue(point.value, point.unit)} [${time}]`;
}
