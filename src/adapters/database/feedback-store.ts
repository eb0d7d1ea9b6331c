import type { PoolClient } from 'pg';
import type { Feedback } from '../../contract/feedback-signal.ts';
import type { Message } from '../../contract/message.ts';
import type { FeedbackStore, Once, SignalToKeep } from '../../contract/ports/feedback-store.ts';
import type { EnqueueWithin } from '../../contract/ports/job-queue.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';
import { transaction } from './transaction.ts';

/** One writer of a key at a time: two that come together count once. */
const TAKE_TURN = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const RECORD = `
  insert into feedback_signals (tenant_id, id, reason, caller, once_key, at, message)
  select $1, $2, $3, $4, $5, $6, $7
  where not exists (
    select from feedback_signals
    where tenant_id = $1 and caller = $4 and once_key = $5 and at >= $8::timestamptz and $5 <> '')
  on conflict do nothing returning id`;
const GIVE = `
  insert into feedback (tenant_id, id, caller, chat_id, message_id, kind, reason, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (tenant_id, message_id, caller) do update set
    id = excluded.id, tx = excluded.tx, chat_id = excluded.chat_id, kind = excluded.kind,
    reason = excluded.reason, created_at = excluded.created_at`;
const NOTICE = `
  insert into chat_messages (tenant_id, id, session_id, role, content, created_at, citations, model, verdict_ids)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;
const SIGNALS = `
  select message from feedback_signals s
  where tenant_id = $1 and ($2::timestamptz is null or at >= $2) and ($3::text is null or reason = $3)
    and ($4::text is null
      or place < (select place from feedback_signals where tenant_id = $1 and id = $4))
  order by place desc limit $5`;
const FEEDBACK_OF = `
  select id, chat_id, message_id, kind, reason, created_at from feedback
  where tenant_id = $1 and message_id = $2 order by created_at desc, id desc`;
const GIVEN_BY = `
  select id, chat_id, message_id, kind, reason, created_at from feedback
  where tenant_id = $1 and caller = $2 and message_id = any($3::text[])`;
const GIVEN = `
  select id, chat_id, message_id, kind, reason, created_at from feedback
  where tenant_id = $1 and ($2::text is null or kind = $2)
    and ($3::text is null or (created_at, id) < (
      select created_at, id from feedback where tenant_id = $1 and id = $3))
  order by created_at desc, id desc limit $4`;
const COUNT = `
  select count(*)::int as count from feedback_signals
  where tenant_id = $1 and at >= $2 and ($3::text is null or caller = $3)`;

type Stored<Row> = Omit<Row, 'created_at'> & { readonly created_at: Date };

function feedbackFrom(row: Stored<Feedback>): Feedback {
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Null where it was there already, or is held back. */
async function recordOn(
  client: PoolClient,
  tenant: string,
  message: Message,
  once: Once | undefined,
): Promise<boolean> {
  const { caller, key, since, at } = once ?? { caller: '', key: '', since: null, at: message.timestamp };
  await client.query(TAKE_TURN, [
    JSON.stringify(['feedback', tenant, caller, key === '' ? message.id : key]),
  ]);
  const reason = message.payload['reason'];
  const { rows } = await client.query(RECORD, [
    tenant,
    message.id,
    typeof reason === 'string' ? reason : message.type,
    caller,
    key,
    at,
    storedJson(message),
    since,
  ]);
  return rows.length > 0;
}

async function keepNotice(
  client: PoolClient,
  tenant: string,
  notice: SignalToKeep['notice'] | undefined,
): Promise<void> {
  if (notice === null || notice === undefined) return;
  const { id, session_id, role, content, created_at, citations, model, verdict_ids } = notice;
  const more = [storedJson(citations), model, storedJson(verdict_ids)];
  await client.query(NOTICE, [tenant, id, session_id, role, storedJson(content), created_at, ...more]);
}

/** The tables `feedback` and `feedback_signals`; `within` gives what queues jobs inside a transaction. */
export function feedbackStore(
  database: Database,
  tenant: string,
  within: () => Promise<EnqueueWithin>,
): FeedbackStore {
  const enqueueIn = async (jobs: readonly unknown[]): Promise<EnqueueWithin> =>
    jobs.length === 0 ? async () => [] : within();
  return {
    async record(message, jobs, once) {
      const enqueue = await enqueueIn(jobs);
      return transaction(database, async (client) =>
        (await recordOn(client, tenant, message, once)) ? enqueue(client, tenant, jobs) : null,
      );
    },
    async give({ id, caller, chat_id, message_id, kind, reason, created_at }, signal, notice) {
      const enqueue = await enqueueIn(signal?.jobs ?? []);
      return transaction(database, async (client) => {
        const keys = [id, caller, chat_id, message_id];
        await client.query(GIVE, [tenant, ...keys, kind, reason, created_at]);
        await keepNotice(client, tenant, notice);
        if (signal === null) return null;
        if (!(await recordOn(client, tenant, signal.message, signal.once))) return null;
        await keepNotice(client, tenant, signal.notice);
        return enqueue(client, tenant, signal.jobs);
      });
    },
    async signals({ since, reason, limit, after }) {
      const values = [tenant, since ?? null, reason ?? null, after ?? null, limit];
      return (await ask<{ message: Message }>(database, SIGNALS, values)).map(({ message }) => message);
    },
    async given({ kind, limit, after }) {
      const values = [tenant, kind ?? null, after ?? null, limit];
      return (await ask<Stored<Feedback>>(database, GIVEN, values)).map(feedbackFrom);
    },
    async feedbackOf(messageId) {
      const rows = await ask<Stored<Feedback>>(database, FEEDBACK_OF, [tenant, messageId]);
      return rows.map(feedbackFrom);
    },
    async givenBy(caller, messageIds) {
      if (messageIds.length === 0) return [];
      const values = [tenant, caller, [...messageIds]];
      return (await ask<Stored<Feedback>>(database, GIVEN_BY, values)).map(feedbackFrom);
    },
    async countSince(since, { caller }) {
      const [row] = await ask<{ count: number }>(database, COUNT, [tenant, since, caller ?? null]);
      return row?.count ?? 0;
    },
  };
}
