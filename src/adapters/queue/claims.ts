import type { PgBoss } from 'pg-boss';
import { type Attempt, loseAttempt } from './attempt.ts';
import type { QueueDatabase } from './queue-database.ts';
import { JOBS, PAST, QUEUE } from './queue-names.ts';

/** How often it is looked whether a job was cancelled, or its lease lost. */
const LOOK_MS = 2000;

const MINE = `j.name = '${QUEUE}' and j.id = c.id and j.retry_count = c.retry_count and j.state = 'active'`;
const CLAIMS = 'unnest($1::uuid[], $2::int[]) as c(id, retry_count)';
/** The rows are locked, so that nothing happens to a job between being found and its event. */
const BEGIN = `
  with mine as (
    select j.group_id, j.id, j.retry_count from ${JOBS} j, ${CLAIMS} where ${MINE} for no key update of j),
  told as (
    insert into ${PAST} (tenant_id, job_id, kind, detail)
    select group_id, id, 'running', jsonb_build_object('attempt', retry_count + 1) from mine)
  select id::text as id from mine`;
const RENEW = `
  update ${JOBS} j set heartbeat_on = now() from ${CLAIMS} where ${MINE} returning j.id::text as id`;
const HELD = `select j.id::text as id from ${JOBS} j, ${CLAIMS} where ${MINE}`;
const GIVE_BACK = `
  update ${JOBS} j set state = 'created', started_on = null, heartbeat_on = null,
    start_after = now() + $3::float8 * interval '1 millisecond'
  from ${CLAIMS} where ${MINE} returning j.id::text as id`;
const LEFT_BEHIND = `select id::text as id from ${JOBS} where name = '${QUEUE}' and state = 'active'`;

async function idsOf(
  { pool }: QueueDatabase,
  text: string,
  attempts: readonly Attempt[],
  more: readonly unknown[] = [],
): Promise<ReadonlySet<string>> {
  const values = [attempts.map(({ claim }) => claim.id), attempts.map(({ claim }) => claim.retryCount)];
  const { rows } = await pool.query<{ id: string }>(text, [...values, ...more]);
  return new Set(rows.map(({ id }) => id));
}

/** Marks suspects as running; those that are ours still are given back. Others are marked by being fetched. */
export async function beginSuspects(
  database: QueueDatabase,
  attempts: readonly Attempt[],
): Promise<readonly Attempt[]> {
  const ids = await idsOf(database, BEGIN, attempts);
  return attempts.filter(({ claim }) => ids.has(claim.id));
}

/** JB21: they go back to queued for a while; this attempt does not count. */
export async function putBack(
  database: QueueDatabase,
  attempts: readonly Attempt[],
  milliseconds: number,
): Promise<void> {
  await idsOf(database, GIVE_BACK, attempts, [milliseconds]);
}

/** Jobs that did not end in time go back to queued; this attempt does not count. */
export async function giveBack(database: QueueDatabase, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) loseAttempt(attempt);
  if (attempts.length > 0) await putBack(database, attempts, 0);
}

/** The embedded database has no other worker: what is leased when one begins belongs to a process that is gone. */
export async function takeUpLeftBehind(database: QueueDatabase, boss: PgBoss): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(LEFT_BEHIND);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await boss.fail(QUEUE, ids, { lease_over: true, message: 'its worker ended' });
}

/** Renews the leases at half their time, and loses what is no longer ours. Returns the function that ends it. */
export function keepClaims(database: QueueDatabase, running: () => readonly Attempt[]): () => void {
  let renewedAt = performance.now();
  let looking = false;
  async function look(): Promise<void> {
    const attempts = running().filter(({ lost }) => !lost);
    if (attempts.length === 0 || looking) return;
    looking = true;
    const now = performance.now();
    const half = Math.min(...attempts.map(({ leaseSeconds }) => leaseSeconds)) * 500;
    // The next look would come too late where this one does not renew.
    const isDue = now - renewedAt >= half - LOOK_MS;
    try {
      const held = await idsOf(database, isDue ? RENEW : HELD, attempts);
      if (isDue) renewedAt = now;
      for (const attempt of attempts)
        if (!attempt.ending && !held.has(attempt.claim.id)) loseAttempt(attempt);
    } catch {
      // Whether they are ours nobody knows; the next look asks again.
    } finally {
      looking = false;
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(timer);
}
