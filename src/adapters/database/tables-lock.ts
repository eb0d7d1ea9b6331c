import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { Database } from './database.ts';

/** The same in every version: processes of two versions keep each other out. */
const TRY = "select pg_try_advisory_lock(hashtext('assay'), hashtext('tables')) as taken";
const RELEASE = "select pg_advisory_unlock(hashtext('assay'), hashtext('tables'))";
const POLL_MS = 50;
const PATIENCE_MS = 60_000;

async function takeLock(client: PoolClient, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(TRY);
    if (rows[0]?.taken === true) return;
    if (performance.now() >= deadline)
      throw new AssayError(
        'locked',
        `another process is making the tables of the database (waited ${patienceMs / 1000} s)`,
        { where: 'database', hint: 'wait until it is ready, then start again' },
      );
    await sleep(POLL_MS);
  }
}

/** One of a pool at a time: who waits for the lock holds a connection, which the one that has it may need. */
const LAST = new WeakMap<Pool, Promise<unknown>>();

/**
 * Everything that makes or changes tables runs in here, one process of a server at a time: `if not exists` alone does not
 * keep two apart. The lock goes with its connection. Of an embedded database the folder's lock has kept others out already.
 */
export async function makingTables<Result>(
  { kind, pool }: { readonly kind: Database['kind']; readonly pool: Pool },
  work: () => Promise<Result>,
  patienceMs: number = PATIENCE_MS,
): Promise<Result> {
  if (kind === 'embedded') return work();
  const before = LAST.get(pool);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return locked(pool, work, patienceMs);
  })();
  LAST.set(pool, mine);
  return mine;
}

async function locked<Result>(pool: Pool, work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const client = await pool.connect();
  let released = false;
  try {
    await takeLock(client, patienceMs);
    const result = await work();
    await client.query(RELEASE);
    released = true;
    return result;
  } finally {
    client.release(!released);
  }
}
