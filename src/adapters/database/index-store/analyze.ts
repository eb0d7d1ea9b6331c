import { ask } from '../ask.ts';
import type { Database } from '../database.ts';

/** Whether a table holds a tenth more or less than when it was last looked at. */
const HAS_GROWN = `
  select bool_or(known < 0 or abs(there - known) > known / 10) as grown from (
    select reltuples as known, (select count(*) from index_files) as there
    from pg_class where oid = to_regclass('index_files')
    union all
    select reltuples, (select count(*) from cbo_objects)
    from pg_class where oid = to_regclass('cbo_objects')) as counted`;
/** Nobody does it on the embedded database, and without it pages of documents are sorted again and again. */
const ANALYZE = 'analyze index_files, cbo_objects, cbo_relations, vector_documents';

/** Has the planner look at the tables of the index anew where their size changed: it takes seconds in a large one. */
export async function analyzeIfGrown(database: Database): Promise<void> {
  const [row] = await ask<{ grown: boolean | null }>(database, HAS_GROWN, []);
  if (row?.grown !== false) await ask(database, ANALYZE, []);
}
