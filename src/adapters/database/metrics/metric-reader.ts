import type { MetricReader } from '../../../contract/ports/metric-reader.ts';
import type { Database } from '../database.ts';
import { askMetrics } from './ask-metrics.ts';
import { cboPoints } from './cbo-points.ts';
import { jobMetrics } from './job-metrics.ts';
import { standing } from './standing.ts';
import { thumbMetrics } from './thumb-metrics.ts';
import { repairMetrics, verdictPoints } from './verdict-metrics.ts';

/** Counts what stands in the tables of a tenant. */
export function metricReader(database: Database, tenant: string): MetricReader {
  return {
    cbo: (range) => cboPoints(database, tenant, range),
    jobs: (range) => jobMetrics(database, tenant, range),
    asks: (range) => askMetrics(database, tenant, range),
    thumbs: (range) => thumbMetrics(database, tenant, range),
    repairs: (range) => repairMetrics(database, tenant, range),
    verdicts: (range) => verdictPoints(database, tenant, range),
    standing: (since) => standing(database, tenant, since),
  };
}
