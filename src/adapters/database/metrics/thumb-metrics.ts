import type { MetricRange, ThumbMetrics } from '../../../contract/metrics.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { rangeValues, within } from './in-range.ts';

/** What was written behind the blame in its conversation, but for the word that an answer is being looked for. */
const THUMBS = `
  with blamed as (
    select message_id, min(chat_id) as chat_id, min(created_at) as at from feedback
    where kind <> 'thumbs_up' and ${within('created_at')} group by message_id),
  answers as (
    select b.message_id, b.at, min(m.created_at) as ended, bool_or(m.role = 'assistant') as improved
    from blamed b left join chat_messages m on m.tenant_id = $1 and m.session_id = b.chat_id
      and m.content ->> 'improves' = b.message_id and m.created_at >= b.at
      and coalesce(m.content ->> 'notice', '') <> 'improving'
    group by b.message_id, b.at),
  timed as (select *, extract(epoch from ended - at)::float8 * 1000 as ms from answers)
  select count(*)::int as count,
    count(*) filter (where improved)::int as improved,
    count(ms)::int as answered,
    count(*) filter (where ms <= 60000)::int as within_60_s,
    percentile_cont(0.5) within group (order by ms) as p50,
    percentile_cont(0.95) within group (order by ms) as p95
  from timed`;

type Row = Omit<ThumbMetrics, 'ms'> & { readonly p50: number | null; readonly p95: number | null };

/** Of answers that were blamed in the range. */
export async function thumbMetrics(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<ThumbMetrics> {
  const [row] = await ask<Row & Record<string, unknown>>(database, THUMBS, rangeValues(tenant, range));
  if (row === undefined) throw new Error('the database counted nothing');
  const { p50, p95, ...counts } = row;
  return { ...counts, ms: { count: counts.answered, p50, p95 } };
}
