import type { Interval } from '../metrics/interval.ts';

/** A share in per cent with one decimal; a dash where there is none. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value) ? '–' : (100 * value).toFixed(1);
}

/** An AUC with three decimals and no leading 0. */
export function fraction(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  return value.toFixed(3).replace(/^0\./, '.');
}

type Show = (value: number | null | undefined) => string;

/** A figure with its bounds; the figure alone where it has none. */
export function withBounds(interval: Interval | undefined, show: Show): string {
  if (interval === undefined || interval.value === null) return '–';
  const { value, low, high } = interval;
  return low === null || high === null ? show(value) : `${show(value)} [${show(low)}, ${show(high)}]`;
}
