import { createHash } from 'node:crypto';
import type { KnowledgeGap } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import { ask } from './ask.ts';
import { type Stored, dated } from './dated.ts';
import type { Database } from './database.ts';
import { storedText } from './stored-text.ts';
import { transaction } from './transaction.ts';

/** Questions that are shown of a gap. */
const SHOWN = 20;

const COLUMNS = `
  g.id, g.topic, g.file, g.symbol, g.reason, g.status, g.created_at, g.last_at,
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
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;
const READ = `select ${COLUMNS} from knowledge_gaps g where g.tenant_id = $1 and g.id = $2`;
const CLOSE = `
  update knowledge_gaps set status = 'closed', last_at = greatest(last_at, $3)
  where tenant_id = $1 and id = $2 and status = 'open' returning id`;
const LIST = `
  with ranked as (
    select *, row_number() over (order by callers desc, count desc, last_at desc, id desc) as rank from (
      select ${COLUMNS} from knowledge_gaps g
      where g.tenant_id = $1 and ($2::text is null or g.status = $2)) as gaps)
  select id, topic, file, symbol, reason, status, created_at, last_at, count, callers, questions from ranked
  where rank > coalesce((select rank from ranked where id = $3), 0) order by rank limit $4`;

type Row = Stored<KnowledgeGap, 'created_at' | 'last_at'> & Record<string, unknown>;
type Gaps = Pick<LearningStore, 'countGap' | 'gap' | 'closeGap' | 'gaps'>;

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

function textOrNull(text: string | null): string | null {
  return text === null ? null : storedText(text);
}

/** The tables `knowledge_gaps` and `knowledge_gap_questions`. */
export function gapStore(database: Database, tenant: string): Gaps {
  const read = async (id: string): Promise<KnowledgeGap | null> => {
    const [row] = await ask<Row>(database, READ, [tenant, storedText(id)]);
    return row === undefined ? null : gapOf(row);
  };
  return {
    gap: read,
    async countGap({ topic, file, symbol, reason, question, caller, at }) {
      const place = [storedText(topic), textOrNull(file), textOrNull(symbol), reason, at];
      const gapId = await transaction(database, async (client) => {
        const key = groupKey({ reason, file, symbol, topic });
        const id = `gap_${hashOf(JSON.stringify([key, at, caller, question])).slice(0, 22)}`;
        const opened = await client.query<{ id: string }>(OPEN, [tenant, id, key, ...place]);
        const found = opened.rows[0]?.id ?? id;
        const asked = storedText(question);
        await client.query(COUNT_IN, [tenant, found, hashOf(asked), storedText(caller), asked, at]);
        return found;
      });
      const gap = await read(gapId);
      if (gap === null) throw new Error('the database gave no gap back');
      return gap;
    },
    async closeGap(id, at) {
      return (await ask(database, CLOSE, [tenant, storedText(id), at])).length > 0;
    },
    async gaps({ status, limit, after }) {
      return (await ask<Row>(database, LIST, [tenant, status ?? null, after ?? null, limit])).map(gapOf);
    },
  };
}
