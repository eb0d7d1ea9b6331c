import { queryOptions } from '@tanstack/react-query';
import type { CboSeries, MetricsSummary } from '../../../src/contract/metrics.ts';
import { queryOf, request } from '../../api/request.ts';
import type { Range } from './range.ts';

/** What is not pushed (how jobs end, verdicts of commands) is asked for so often. */
const POLL_MS = 15_000;

/** Evidence, coverage, thumbs and signals of a range. */
export function seriesQuery({ days, bucket }: Range) {
  return queryOptions({
    queryKey: ['metrics', 'series', days, bucket],
    queryFn: ({ signal }) =>
      request<CboSeries>(`/api/metrics/cbo/series${queryOf({ days, bucket })}`, { signal }),
    refetchInterval: POLL_MS,
  });
}

/** Jobs, asks, thumbs, repairs and verdicts of a range. */
export function summaryQuery({ days, bucket }: Range) {
  return queryOptions({
    queryKey: ['metrics', 'summary', days, bucket],
    queryFn: ({ signal }) =>
      request<MetricsSummary>(`/api/metrics/summary${queryOf({ days, bucket })}`, { signal }),
    refetchInterval: POLL_MS,
  });
}
