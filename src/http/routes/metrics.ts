import { cboSeries } from '../../app/metrics/cbo-series.ts';
import { MetricQuery } from '../../app/metrics/metric-range.ts';
import { metricsSummary } from '../../app/metrics/metrics-summary.ts';
import { CboSeries, MetricsSummary } from '../../contract/metrics.ts';
import { route } from '../route.ts';

/** Evidence by source, coverage, IO gate, thumbs and signals. */
export const cboSeriesRoute = route({
  method: 'get',
  path: '/api/metrics/cbo/series',
  right: 'read',
  summary: 'Evidence by source, coverage, IO gate and feedback over time, in UTC',
  query: MetricQuery,
  answers: {
    200: { description: 'A point for each bucket; none where nothing happened', schema: CboSeries },
  },
  async handle({ served, holder, query }) {
    const reader = served.stores.metrics(holder.tenant);
    return { status: 200, json: await cboSeries(reader, query, served.clock.now()) };
  },
});

/** Jobs, asks, thumbs, repairs and verdicts. */
export const metricsSummaryRoute = route({
  method: 'get',
  path: '/api/metrics/summary',
  right: 'read',
  summary: 'Jobs, asks, thumbs, repairs and verdicts of a range of days, in UTC',
  query: MetricQuery,
  answers: { 200: { description: 'What was counted', schema: MetricsSummary } },
  async handle({ served, holder, query }) {
    const reader = served.stores.metrics(holder.tenant);
    return { status: 200, json: await metricsSummary(reader, query, served.clock.now()) };
  },
});
