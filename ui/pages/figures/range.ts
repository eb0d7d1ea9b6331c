import { MetricBucket } from '../../../src/contract/metrics.ts';

/** Days with today, and how long a point is. */
export interface Range {
  readonly days: number;
  readonly bucket: MetricBucket;
}

export const PERIODS = [1, 7, 30, 90, 365] as const;
const MONTH = 31;

/** How long points of so many days may be. */
export function bucketsOf(days: number): readonly MetricBucket[] {
  return MetricBucket.options.filter((bucket) => bucket !== 'hour' || days <= MONTH);
}

function usualBucket(days: number): MetricBucket {
  if (days === 1) return 'hour';
  return days <= MONTH ? 'day' : 'week';
}

/** What an address asks for; 30 days where it says nothing that can be shown. */
export function rangeOf(search: Readonly<Record<string, unknown>>): Range {
  const days = PERIODS.find((period) => period === Number(search['days'])) ?? 30;
  const bucket = bucketsOf(days).find((each) => each === search['bucket']) ?? usualBucket(days);
  return { days, bucket };
}
