import type { JobPoint, MetricsSummary } from '../../contract/metrics.ts';
import type { MetricReader } from '../../contract/ports/metric-reader.ts';
import { filled, type MetricQuery, metricRange } from './metric-range.ts';

function noJobs(start: string): JobPoint {
  return { start, succeeded: 0, failed: 0, dead_lettered: 0, cancelled: 0, p95_ms: null };
}

/** ME3: jobs, asks, thumbs, repairs and verdicts of a range. Rejects with `AssayError`. */
export async function metricsSummary(
  reader: MetricReader,
  query: MetricQuery,
  now: string,
): Promise<MetricsSummary> {
  const range = metricRange(query, now);
  const jobs = await reader.jobs(range);
  const verdicts = await reader.verdicts(range);
  return {
    ...range,
    jobs: { ...jobs, series: filled(range, jobs.series, noJobs) },
    asks: await reader.asks(range),
    thumbs: await reader.thumbs(range),
    repairs: await reader.repairs(range),
    verdicts: filled(range, verdicts, (start) => ({ start, verdicts: [] })),
  };
}
