import type { PoolClient } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { LearningStore, SuggestionAct } from '../../contract/ports/feedback-store.ts';
import type { EnqueueWithin } from '../../contract/ports/job-queue.ts';
import { ask } from './ask.ts';
import { type Stored, dated } from './dated.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';
import { actOn } from './suggestion-acts.ts';
import { transaction } from './transaction.ts';

const COLUMNS =
  'id, action, target, details, status, version, base_hash, reason, gap_id, decided_by, effect, created_at, updated_at';
const TAKE_TURN = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const SAME = `
  select ${COLUMNS} from fix_suggestions
  where tenant_id = $1 and is_last and action = $2 and target = $3 and details = $4::jsonb
    and (status = 'pending' or (status = 'rejected' and base_hash = $5))
  order by status, id limit 1`;
const NO_LONGER_LAST = `
  update fix_suggestions set is_last = false
  where tenant_id = $1 and id = $2 and version = $3 and is_last returning version`;
const INSERT = `
  insert into fix_suggestions (tenant_id, ${COLUMNS})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${COLUMNS}`;
const LAST = `select ${COLUMNS} from fix_suggestions where tenant_id = $1 and id = $2 and is_last`;
const VERSIONS = `select ${COLUMNS} from fix_suggestions where tenant_id = $1 and id = $2 order by version`;
const LIST = `
  select ${COLUMNS} from fix_suggestions
  where tenant_id = $1 and is_last and ($2::text is null or status = $2) and ($3::text is null or id < $3)
  order by id desc limit $4`;

type Row = Stored<FixSuggestion, 'created_at' | 'updated_at'> & Record<string, unknown>;
type Suggestions = Pick<LearningStore, 'suggest' | 'suggestion' | 'versions' | 'suggestions' | 'revise'>;

function suggestionOf(row: Row): FixSuggestion {
  return dated<FixSuggestion, 'created_at' | 'updated_at'>(row, 'created_at', 'updated_at');
}

async function insert(client: PoolClient, tenant: string, one: FixSuggestion): Promise<FixSuggestion> {
  const { rows } = await client.query<Row>(INSERT, [
    tenant,
    one.id,
    one.action,
    one.target,
    storedJson(one.details),
    one.status,
    one.version,
    one.base_hash,
    one.reason === null ? null : one.reason,
    one.gap_id,
    one.decided_by === null ? null : one.decided_by,
    one.effect === null ? null : storedJson(one.effect),
    one.created_at,
    one.updated_at,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error('the database gave no suggestion back');
  return suggestionOf(row);
}

function changedMeanwhile(id: string): AssayError {
  return new AssayError('conflict', 'the suggestion was changed meanwhile', {
    where: id,
    hint: 'read it again, and decide on what it says now',
  });
}

function queues(act: SuggestionAct | null): boolean {
  return act?.kind === 'enqueue' || (act !== null && 'checks' in act && act.checks.length > 0);
}

/** The table `fix_suggestions`: every version is kept. */
export function suggestionStore(
  database: Database,
  tenant: string,
  within: () => Promise<EnqueueWithin>,
): Suggestions {
  return {
    suggest: (one) =>
      transaction(database, async (client) => {
        const { action, target, details, base_hash } = one;
        const values = [tenant, action, target, storedJson(details)];
        await client.query(TAKE_TURN, [JSON.stringify(['suggest', tenant, action, target, details])]);
        const [same] = (await client.query<Row>(SAME, [...values, base_hash])).rows;
        return same === undefined ? insert(client, tenant, one) : suggestionOf(same);
      }),
    async suggestion(id) {
      const [row] = await ask<Row>(database, LAST, [tenant, id]);
      return row === undefined ? null : suggestionOf(row);
    },
    async versions(id) {
      return (await ask<Row>(database, VERSIONS, [tenant, id])).map(suggestionOf);
    },
    async suggestions({ status, limit, after }) {
      const values = [tenant, status ?? null, after ?? null, limit];
      return (await ask<Row>(database, LIST, values)).map(suggestionOf);
    },
    async revise(one, act = null) {
      const enqueue = queues(act) ? await within() : undefined;
      return transaction(database, async (client) => {
        const was = await client.query(NO_LONGER_LAST, [tenant, one.id, one.version - 1]);
        if (was.rows.length === 0) throw changedMeanwhile(one.id);
        const effect = act === null ? one.effect : await actOn({ client, tenant, enqueue }, one, act);
        return insert(client, tenant, { ...one, effect });
      });
    },
  };
}
