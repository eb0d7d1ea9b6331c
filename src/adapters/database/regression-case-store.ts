import { createHash } from 'node:crypto';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { RegressionCase } from '../../contract/regression-case.ts';
import { ask } from './ask.ts';
import { type Stored, dated } from './dated.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';

const COLUMNS = 'id, question, reason, expected_paths, gap_id, created_at';
const KEEP = `
  insert into regression_cases (tenant_id, question_hash, ${COLUMNS})
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`;
const CASES = `select ${COLUMNS} from regression_cases where tenant_id = $1 order by created_at, id`;
const REMOVE = 'delete from regression_cases where tenant_id = $1 and id = $2 returning id';

type Row = Stored<RegressionCase, 'created_at'> & Record<string, unknown>;

/** The table `regression_cases`. */
export function regressionCaseStore(
  database: Database,
  tenant: string,
): Pick<LearningStore, 'keepCase' | 'cases' | 'removeCase'> {
  return {
    async keepCase({ id, question, reason, expected_paths, gap_id, created_at }) {
      const asked = question;
      const hash = createHash('sha256').update(asked).digest('base64url');
      const told = [id, asked, reason, storedJson(expected_paths), gap_id, created_at];
      return (await ask(database, KEEP, [tenant, hash, ...told])).length > 0;
    },
    async cases() {
      const rows = await ask<Row>(database, CASES, [tenant]);
      return rows.map((row) => dated<RegressionCase, 'created_at'>(row, 'created_at'));
    },
    async removeCase(id) {
      return (await ask(database, REMOVE, [tenant, id])).length > 0;
    },
  };
}
