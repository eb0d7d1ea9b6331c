import type { LearnedRepair, RepairRecord } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import { ask } from './ask.ts';
import { type Stored, dated } from './dated.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';

const COLUMNS =
  'id, question, action, cause, job_id, signature, before, after, outcome, rolled_back, created_at, suggestion_id';
const KEEP = `
  insert into repair_records (tenant_id, ${COLUMNS})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (tenant_id, id) do update set
    after = excluded.after, outcome = excluded.outcome, rolled_back = excluded.rolled_back
  where repair_records.outcome is distinct from excluded.outcome
  returning id`;
const OF = `
  select ${COLUMNS} from repair_records
  where tenant_id = $1 and (job_id = $2 or suggestion_id = $3) order by id`;
const REPAIRS = `
  select ${COLUMNS} from repair_records where tenant_id = $1 and created_at >= $2
  order by created_at desc, id desc limit $3`;
/** What always helped comes first; of equal shares, what helped more often. */
const LEARNED = `
  select error_type as "errorType", error_signature as "errorSignature", root_cause as "rootCause", solution, prevention,
    success_count as "successCount", failure_count as "failureCount"
  from learned_repairs where tenant_id = $1 and error_signature = $2
  order by (success_count + 1)::float8 / (success_count + failure_count + 2) desc, success_count desc, solution`;
const LEARN = `
  insert into learned_repairs as known
    (tenant_id, error_type, error_signature, solution, root_cause, prevention, success_count, failure_count)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (tenant_id, error_signature, error_type, solution) do update set
    root_cause = excluded.root_cause, prevention = excluded.prevention,
    success_count = known.success_count + excluded.success_count,
    failure_count = known.failure_count + excluded.failure_count`;

type Row = Stored<RepairRecord, 'created_at'> & Record<string, unknown>;

/** The tables `repair_records` and `learned_repairs`. */
export function repairStore(
  database: Database,
  tenant: string,
): Pick<LearningStore, 'keepRepair' | 'repairsOf' | 'repairs' | 'learned' | 'learn'> {
  return {
    async keepRepair(one) {
      const { id, question, action, cause, job_id, signature, before, after, outcome } = one;
      const told = [id, question, action, cause, job_id];
      const result = [signature, before, after, outcome, one.rolled_back, one.created_at, one.suggestion_id];
      return (await ask(database, KEEP, [tenant, ...told, ...result])).length > 0;
    },
    async repairsOf(by) {
      const ids = 'job_id' in by ? [by.job_id, null] : [null, by.suggestion_id];
      const rows = await ask<Row>(database, OF, [tenant, ...ids]);
      return rows.map((row) => dated<RepairRecord, 'created_at'>(row, 'created_at'));
    },
    async repairs(since, limit) {
      const rows = await ask<Row>(database, REPAIRS, [tenant, since, limit]);
      return rows.map((row) => dated<RepairRecord, 'created_at'>(row, 'created_at'));
    },
    learned: (signature) =>
      ask<LearnedRepair & Record<string, unknown>>(database, LEARNED, [tenant, signature]),
    async learn({ errorType, errorSignature, rootCause, solution, prevention, successCount, failureCount }) {
      const texts = [errorType, errorSignature, solution, rootCause];
      const counts = [storedJson(prevention), successCount, failureCount];
      await ask(database, LEARN, [tenant, ...texts, ...counts]);
    },
  };
}
