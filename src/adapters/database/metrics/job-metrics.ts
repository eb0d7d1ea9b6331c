import { JobState, type JobType } from '../../../contract/job.ts';
import type { JobMetrics, JobPoint, MetricRange } from '../../../contract/metrics.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { bucketOf, counted, bucketValues } from './in-range.ts';

const HAS_JOBS = `
  select to_regclass('job_events') is not null and to_regclass('jobs') is not null as there`;
const NOW = 'select status as word, count(*)::int as count from jobs where tenant_id = $1 group by 1';
const ENDS = `('succeeded', 'failed', 'dead_lettered', 'cancelled')`;

function count(kind: JobState): string {
  return `count(*) filter (where kind = '${kind}')::int as ${kind}`;
}

function percentile(share: number, name: string, where: string): string {
  return `percentile_cont(${share}) within group (order by ms) filter (where ${where}) as ${name}`;
}

/**
 * Each event with the one before it, which may lie before the range. One row for all, one for each bucket, one for each type.
 */
const EVENTS = `
  with steps as (
    select job_id, kind, ts, lag(kind) over w as before,
      extract(epoch from ts - lag(ts) over w)::float8 * 1000 as ms
    from job_events where tenant_id = $1 and ts >= $2::timestamptz - interval '1 day' and ts < $3
    window w as (partition by job_id order by id)),
  types as materialized (select job_id, type from jobs where tenant_id = $1),
  typed as (
    select s.*, ${bucketOf('s.ts')} as start, j.type,
      s.before = 'running' and s.kind in ${ENDS} as ran,
      s.kind = 'assigned' and s.before = 'queued' as waited
    from steps s join types j on j.job_id = s.job_id
    where s.ts >= $2 and (s.kind = 'assigned' or s.kind in ${ENDS}))
  select start, type, ${count('succeeded')}, ${count('failed')}, ${count('dead_lettered')}, ${count('cancelled')},
    count(*) filter (where ran)::int as runs, ${percentile(0.5, 'run_p50', 'ran')}, ${percentile(0.95, 'run_p95', 'ran')},
    count(*) filter (where waited)::int as waits, ${percentile(0.5, 'wait_p50', 'waited')},
    ${percentile(0.95, 'wait_p95', 'waited')}
  from typed group by grouping sets ((), (start), (type)) order by start, type`;

interface Row {
  readonly start: Date | null;
  readonly type: JobType | null;
  readonly succeeded: number;
  readonly failed: number;
  readonly dead_lettered: number;
  readonly cancelled: number;
  readonly runs: number;
  readonly run_p50: number | null;
  readonly run_p95: number | null;
  readonly waits: number;
  readonly wait_p50: number | null;
  readonly wait_p95: number | null;
}

const HOUR_MS = 3_600_000;

function endedOf({ succeeded, dead_lettered, cancelled }: Row): number {
  return succeeded + dead_lettered + cancelled;
}

function retryRate({ succeeded, failed, dead_lettered }: Row): number | null {
  const attempts = succeeded + failed + dead_lettered;
  return attempts === 0 ? null : failed / attempts;
}

function pointOf({ succeeded, failed, dead_lettered, cancelled, run_p95 }: Row, start: Date): JobPoint {
  return { start: start.toISOString(), succeeded, failed, dead_lettered, cancelled, p95_ms: run_p95 };
}

function nothing(): JobMetrics {
  const none = { count: 0, p50: null, p95: null };
  return {
    now: counted(JobState.options, []),
    ended: 0,
    per_hour: 0,
    run_ms: none,
    wait_ms: none,
    retry_rate: null,
    by_type: [],
    series: [],
  };
}

function metricsOf(rows: readonly Row[], { from, to }: MetricRange): Omit<JobMetrics, 'now'> {
  const all = rows.find(({ start, type }) => start === null && type === null);
  if (all === undefined) return nothing();
  const ended = endedOf(all);
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  return {
    ended,
    per_hour: hours > 0 ? ended / hours : 0,
    run_ms: { count: all.runs, p50: all.run_p50, p95: all.run_p95 },
    wait_ms: { count: all.waits, p50: all.wait_p50, p95: all.wait_p95 },
    retry_rate: retryRate(all),
    by_type: rows.flatMap((row) =>
      row.type === null
        ? []
        : [{ type: row.type, ended: endedOf(row), retry_rate: retryRate(row), p95_ms: row.run_p95 }],
    ),
    series: rows.flatMap((row) => (row.start === null ? [] : [pointOf(row, row.start)])),
  };
}

/** Of events in the range; jobs that ended are kept 30 days. Where no queue was ever used there is nothing. */
export async function jobMetrics(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<JobMetrics> {
  const [has] = await ask<{ there: boolean }>(database, HAS_JOBS, []);
  if (has?.there !== true) return nothing();
  const rows = await ask<Row & Record<string, unknown>>(database, EVENTS, bucketValues(tenant, range));
  const now = await ask<{ word: string; count: number }>(database, NOW, [tenant]);
  return { now: counted(JobState.options, now), ...metricsOf(rows, range) };
}
