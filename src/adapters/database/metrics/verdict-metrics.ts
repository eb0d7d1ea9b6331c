import type { MetricRange, RepairMetrics, VerdictPoint } from '../../../contract/metrics.ts';
import { RepairOutcome } from '../../../contract/repair.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { bucketOf, bucketValues, byStart, counted, rangeValues, within } from './in-range.ts';

const VERDICTS = `
  select ${bucketOf('created_at')} as start, part, outcome, count(*)::int as count
  from verdicts where ${within('created_at')} group by 1, 2, 3 order by 1, 2, 3`;
const REPAIRS = `
  select outcome as word, count(*)::int as count, count(*) filter (where rolled_back)::int as rolled_back
  from repair_records where ${within('created_at')} group by 1`;

type Verdict = VerdictPoint['verdicts'][number];

/** Verdicts of each bucket that has some, oldest first. */
export async function verdictPoints(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<readonly VerdictPoint[]> {
  const rows = await ask<Verdict & { start: Date } & Record<string, unknown>>(
    database,
    VERDICTS,
    bucketValues(tenant, range),
  );
  return [...byStart(rows)].map(([start, of]) => ({
    start,
    verdicts: of.map(({ part, outcome, count }) => ({ part, outcome, count })),
  }));
}

/** Outcomes of repairs in the range. */
export async function repairMetrics(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<RepairMetrics> {
  const rows = await ask<{ word: string; count: number; rolled_back: number }>(
    database,
    REPAIRS,
    rangeValues(tenant, range),
  );
  return {
    outcomes: counted(RepairOutcome.options, rows),
    rolled_back: rows.reduce((sum, { rolled_back }) => sum + rolled_back, 0),
  };
}
