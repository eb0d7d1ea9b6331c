import { FeedbackReason } from '../../../contract/feedback-signal.ts';
import type { Standing } from '../../../contract/status.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { counted } from './in-range.ts';

const OPEN = `
  select (select count(*)::int from knowledge_gaps where tenant_id = $1 and status = 'open') as gaps_open,
    (select count(*)::int from fix_suggestions where tenant_id = $1 and is_last and status = 'pending')
      as suggestions_pending`;
const SIGNALS = `
  select reason as word, count(*)::int as count from feedback_signals
  where tenant_id = $1 and at >= $2 group by 1`;
const ROOTS = 'select root, at, finished from index_roots where tenant_id = $1 order by root';

/** What waits, and signals since a moment. */
export async function standing(database: Database, tenant: string, since: string): Promise<Standing> {
  const [open] = await ask<Pick<Standing, 'gaps_open' | 'suggestions_pending'> & Record<string, unknown>>(
    database,
    OPEN,
    [tenant],
  );
  if (open === undefined) throw new Error('the database counted nothing');
  const signals = await ask<{ word: string; count: number }>(database, SIGNALS, [tenant, since]);
  const roots = await ask<{ root: string; at: Date; finished: boolean }>(database, ROOTS, [tenant]);
  return {
    ...open,
    signals: counted(FeedbackReason.options, signals),
    roots: roots.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
