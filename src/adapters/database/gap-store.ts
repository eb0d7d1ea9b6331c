import { createHash } from 'node:crypto';
import type { KnowledgeGap } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import { ask } from './ask.ts';
import { type Stored, dated } from './dated.ts';
import type { Database } from './database.ts';
import { transaction } from './transaction.ts';

/** Questions that are shown of a gap. */
const SHOWN = 20;

const COLUMNS = `
  g.id, g.topic, g.file, g.symbol, g.reason, g.status, g.closed_by, g.created_at, g.last_at,
  (select count(*)::int from knowledge_gap_questions q where q.tenant_id = g.tenant_id and q.gap_id = g.id) as count,
  (select count(distinct q.caller)::int from knowledge_gap_questions q
    where q.tenant_id = g.tenant_id and q.gap_id = g.id) as callers,
  coalesce((select jsonb_agg(question order by first) from (
    select question, min(at) as first from knowledge_gap_questions q
    where q.tenant_id = g.tenant_id and q.gap_id = g.id group by question order by 2 limit ${SHOWN}) as asked), '[]')
    as questions`;
const OPEN = `
  insert into knowledge_gaps (tenant_id, id, group_key, topic, file, symbol, reason, status, created_at, last_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $8)
  on conflict (tenant_id, group_key) where status = 'open'
    do update set last_at = greatest(knowledge_gaps.last_at, excluded.last_at)
  returning id`;
const COUNT_IN = `
  insert into knowledge_gap_questions (tenant_id, gap_id, question_hash, caller, question, at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, gap_id, question_hash, caller) do update set answered_by = null`;
const ANSWERED = `
  update knowledge_gap_questions q set answered_by = $3
  from knowledge_gaps g
  where q.tenant_id = $1 and q.question_hash = $2 and q.answered_by is null
    and g.tenant_id = q.tenant_id and g.id = q.gap_id and g.status = 'open'
    and g.reason not in ('thumbs_down', 'io_gate_drop', 'coverage_drop')
  returning q.gap_id`;
const CLOSE_ANSWERED = `
  update knowledge_gaps g set status = 'closed', closed_by = $3, last_at = greatest(last_at, $4)
  where tenant_id = $1 and id = any($2::text[]) and status = 'open'
    and not exists (select from knowledge_gap_questions q
      where q.tenant_id = g.tenant_id and q.gap_id = g.id and q.answered_by is null)`;
const READ = `select ${COLUMNS} from knowledge_gaps g where g.tenant_id = $1 and g.id = $2`;
const CLOSE = `
  update knowledge_gaps set status = 'closed', last_at = greatest(last_at, $3)
  where tenant_id = $1 and id = $2 and status = 'open' returning id`;
const LIST = `
  with ranked as (
    select *, row_number() over (order by callers desc, count desc, last_at desc, id desc) as rank from (
      select ${COLUMNS} from knowledge_gaps g
      where g.tenant_id = $1 and ($2::text is null or g.status = $2)) as gaps)
  select id, topic, file, symbol, reason, status, closed_by, created_at, last_at, count, callers, questions from ranked
  where rank > coalesce((select rank from ranked where id = $3), 0) order by rank limit $4`;

type Row = Stored<KnowledgeGap, 'created_at' | 'last_at'> & Record<string, unknown>;
type Gaps = Pick<LearningStore, 'countGap' | 'answered' | 'gap' | 'closeGap' | 'gaps'>;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Gaps of one place and reason are one; where no place is known, those of one topic. */
function groupKey({
  reason,
  file,
  symbol,
  topic,
}: Pick<KnowledgeGap, 'reason' | 'file' | 'symbol' | 'topic'>): string {
  const words = topic.trim().toLowerCase().replace(/\s+/gu, ' ');
  return hashOf(JSON.stringify([reason, file, symbol, file === null && symbol === null ? words : '']));
}

function gapOf(row: Row): KnowledgeGap {
  return dated<KnowledgeGap, 'created_at' | 'last_at'>(row, 'created_at', 'last_at');
}

/** The tables `knowledge_gaps` and `knowledge_gap_questions`. */
export function gapStore(database: Database, tenant: string): Gaps {
  const read = async (id: string): Promise<KnowledgeGap | null> => {
    const [row] = await ask<Row>(database, READ, [tenant, id]);
    return row === undefined ? null : gapOf(row);
  };
  return {
    gap: read,
    async countGap({ topic, file, symbol, reason, question, caller, at }) {
      const place = [topic, file, symbol, reason, at];
      const gapId = await transaction(database, async (client) => {
        const key = groupKey({ reason, file, symbol, topic });
        const id = `gap_${hashOf(JSON.stringify([key, at, caller, question])).slice(0, 22)}`;
        const opened = await client.query<{ id: string }>(OPEN, [tenant, id, key, ...place]);
        const found = opened.rows[0]?.id ?? id;
        await client.query(COUNT_IN, [tenant, found, hashOf(question), caller, question, at]);
        return found;
      });
      const gap = await read(gapId);
      if (gap === null) throw new Error('the database gave no gap back');
      return gap;
    },
    answered: (question, by, at) =>
      transaction(database, async (client) => {
        const values = [tenant, hashOf(question), by];
        const { rows } = await client.query<{ gap_id: string }>(ANSWERED, values);
        const gaps = [...new Set(rows.map(({ gap_id }) => gap_id))];
        if (gaps.length > 0) await client.query(CLOSE_ANSWERED, [tenant, gaps, by, at]);
      }),
    async closeGap(id, at) {
      return (await ask(database, CLOSE, [tenant, id, at])).length > 0;
    },
    async gaps({ status, limit, after }) {
      return (await ask<Row>(database, LIST, [tenant, status ?? null, after ?? null, limit])).map(gapOf);
    },
  };
}
