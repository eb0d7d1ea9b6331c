import type { AskMetrics, MetricRange } from '../../../contract/metrics.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { rangeValues, within } from './in-range.ts';

/** A better answer comes in the second round, or it comes too late. */
const ROUNDS = 2;

const ASKS = `
  with asks as (
    select outcome, (figures ->> 'failed_first')::bool as failed_first, (figures ->> 'rounds')::int as rounds,
      (figures ->> 'ms')::float8 as ms
    from verdicts where part = 'ask' and ${within('created_at')})
  select count(*)::int as count,
    count(*) filter (where outcome = 'ANSWERED')::int as answered,
    count(*) filter (where outcome = 'QUOTED')::int as quoted,
    count(*) filter (where outcome = 'ABSTAINED')::int as abstained,
    count(*) filter (where failed_first)::int as failed_first,
    count(*) filter (where failed_first and outcome = 'ANSWERED' and rounds <= ${ROUNDS})::int as improved,
    avg(rounds)::float8 as mean_rounds,
    avg(rounds) filter (where failed_first and outcome = 'ANSWERED')::float8 as mean_rounds_to_improve,
    count(ms)::int as timed,
    percentile_cont(0.5) within group (order by ms) as p50,
    percentile_cont(0.95) within group (order by ms) as p95
  from asks`;

interface Timed {
  readonly timed: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

type AskRow = Omit<AskMetrics, 'improved_share' | 'ms'> & Timed;

/** Of asks in the range. */
export async function askMetrics(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<AskMetrics> {
  const [row] = await ask<AskRow & Record<string, unknown>>(database, ASKS, rangeValues(tenant, range));
  if (row === undefined) throw new Error('the database counted nothing');
  const { timed, p50, p95, ...counts } = row;
  const { failed_first, improved } = counts;
  return {
    ...counts,
    improved_share: failed_first === 0 ? null : improved / failed_first,
    ms: { count: timed, p50, p95 },
  };
}
