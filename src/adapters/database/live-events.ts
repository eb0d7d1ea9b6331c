import { AssayError } from '../../contract/assay-error.ts';
import type { LiveEvent } from '../../contract/live-event.ts';
import type { LiveEvents } from '../../contract/ports/live-events.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';

/** Below it everything has been committed, or never will be. */
const SETTLED = 'pg_snapshot_xmin(pg_current_snapshot())';
const NOW = `select ${SETTLED}::text as tx`;
const HAS_JOBS = `select to_regclass('job_arrivals') is not null as there`;

/** Rows of a table behind the cursor; `rank` is the table's own place in the order of one transaction. */
function part(rank: number, type: string, place: string, data: string, from: string): string {
  return `(
    select tx, ${rank} as rank, ${place} as place, '${type}' as type, ${data} as data
    from ${from}
    where tenant_id = $1 and tx < ${SETTLED} and (tx, ${rank}, ${place}) > ($2::text::xid8, $3::int, $4::bigint)
    order by tx, place limit $5)`;
}

const MESSAGES = part(
  1,
  'message.created',
  'place',
  `jsonb_build_object('id', id, 'session_id', session_id, 'role', role, 'created_at', created_at,
    'improves', content ->> 'improves', 'notice', content ->> 'notice')`,
  'chat_messages',
);
const FEEDBACK = part(
  2,
  'feedback.created',
  'place',
  `jsonb_build_object('id', id, 'chat_id', chat_id, 'message_id', message_id, 'kind', kind, 'created_at', created_at)`,
  'feedback',
);
/** A row of arrivals has all that one statement queued: the place of a job is the one within its transaction. */
const JOBS = part(
  3,
  'job.created',
  'place',
  `jsonb_build_object('id', job_id, 'created_at', ts, 'type', j.type, 'cause', j.cause)`,
  `(select tenant_id, tx, ts, job_id, row_number() over (partition by tx order by id, n) as place
    from job_arrivals cross join lateral unnest(jobs) with ordinality as u(job_id, n)
    where tenant_id = $1 and tx >= $2::text::xid8) as a
    join jobs j using (tenant_id, job_id)`,
);

function after(parts: readonly string[]): string {
  return `select tx::text as tx, rank, place::text as place, type, data from (${parts.join(' union all ')}) as all_parts
    order by all_parts.tx, all_parts.rank, all_parts.place limit $5`;
}

interface Row {
  readonly tx: string;
  readonly rank: number;
  readonly place: string;
  readonly type: LiveEvent['type'];
  readonly data: Readonly<Record<string, unknown>>;
}

function eventOf({ tx, rank, place, type, data }: Row): LiveEvent {
  const created_at = new Date(String(data['created_at'])).toISOString();
  return { type, cursor: `${tx}.${rank}.${place}`, data: { ...data, created_at } } as LiveEvent;
}

const CURSOR = /^(\d{1,19})\.([0-3])\.(\d{1,18})$/;

function placeOf(cursor: string): readonly string[] {
  const found = CURSOR.exec(cursor);
  if (found === null)
    throw new AssayError('usage', 'this is no place among the events', {
      where: cursor,
      hint: 'begin without one, and go on with the id of the last event',
    });
  return found.slice(1);
}

/** Reads messages, feedback and jobs as they were committed. Nothing is notified: what is new is asked for. */
export function liveEvents(database: Database, tenant: string): LiveEvents {
  let hasJobs = false;
  const query = async (): Promise<string> => {
    hasJobs ||= (await ask<{ there: boolean }>(database, HAS_JOBS, []))[0]?.there === true;
    return after(hasJobs ? [MESSAGES, FEEDBACK, JOBS] : [MESSAGES, FEEDBACK]);
  };
  return {
    async now() {
      const [row] = await ask<{ tx: string }>(database, NOW, []);
      return `${row?.tx ?? '0'}.0.0`;
    },
    async after(cursor, limit) {
      const place = placeOf(cursor);
      const rows = await ask<Row & Record<string, unknown>>(database, await query(), [
        tenant,
        ...place,
        limit,
      ]);
      return rows.map(eventOf);
    },
  };
}
