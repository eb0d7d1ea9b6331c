import { z } from 'zod';
import { MetricBucket, type MetricRange } from '../../contract/metrics.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS_OF_HOURS = 31;

/** What a caller asks of a series. */
export const MetricQuery = z
  .strictObject({
    days: z.coerce.number().int().min(1).max(366).default(30).describe('So many days of UTC, with today'),
    bucket: MetricBucket.default('day').describe('How long a point is; a week begins on Monday'),
  })
  .refine(({ days, bucket }) => bucket !== 'hour' || days <= MOST_DAYS_OF_HOURS, {
    path: ['days'],
    message: `of hours at most ${MOST_DAYS_OF_HOURS} days`,
  });
export type MetricQuery = z.infer<typeof MetricQuery>;

function midnight(at: number): number {
  return at - (at % DAY_MS);
}

/** The Monday of a day. 1970 began on a Thursday. */
function monday(day: number): number {
  return day - ((day / DAY_MS + 3) % 7) * DAY_MS;
}

/** The days that end with the day of `now`; weeks are whole to their Monday. */
export function metricRange({ days, bucket }: MetricQuery, now: string): MetricRange {
  const first = midnight(Date.parse(now)) - (days - 1) * DAY_MS;
  const from = new Date(bucket === 'week' ? monday(first) : first).toISOString();
  return { from, to: now, bucket, time_zone: 'UTC' };
}

const LENGTH: Readonly<Record<MetricBucket, number>> = { hour: DAY_MS / 24, day: DAY_MS, week: 7 * DAY_MS };

function startsOf({ from, to, bucket }: MetricRange): readonly string[] {
  const [first, end, step] = [Date.parse(from), Date.parse(to), LENGTH[bucket]];
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, n) =>
    new Date(first + n * step).toISOString(),
  );
}

/** A point for each bucket of the range, oldest first; none at all where there is none in any. */
export function filled<Point extends { readonly start: string }>(
  range: MetricRange,
  points: readonly Point[],
  none: (start: string) => Point,
): Point[] {
  if (points.length === 0) return [];
  const known = new Map(points.map((point) => [point.start, point]));
  return startsOf(range).map((start) => known.get(start) ?? none(start));
}
