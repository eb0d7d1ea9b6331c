import { PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import { bossValues } from './boss-values.ts';
import { QUEUE, SCHEMA } from './queue-names.ts';
import { isUpToDate, makeQueueTables, READ_VERSION } from './queue-tables.ts';
import type { QueueDatabase } from './queue-database.ts';

/** Seconds. Jobs that ended are kept a month, those that wait for a worker as long as it takes. */
const KEEP_ENDED = 30 * 24 * 3600;
const KEEP_WAITING = 10 * 365 * 24 * 3600;
/** How often pg-boss may look for leases that are over; the workers ask it to. */
const MONITOR_SECONDS = 1;

/** Timers that never keep a process alive. */
const CLOCK = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms).unref(),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

/** Several statements in one text may leave a transaction open where one of them fails: it is never given back so. */
async function runScript(pool: Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const result = await client.query(text);
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

async function makeTables({ pool }: QueueDatabase): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(READ_VERSION);
  if (isUpToDate(rows[0]?.version ?? 0)) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await makeQueueTables(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

function newBoss(database: QueueDatabase, migrate: boolean): PgBoss {
  const boss = new PgBoss({
    migrate,
    db: {
      executeSql: (text, values) =>
        values === undefined || values.length === 0
          ? runScript(database.pool, text)
          : database.pool.query(text, bossValues(values)),
    },
    schema: SCHEMA,
    clock: CLOCK,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  // Unheard, an error of its timers would end the process; the next call meets it again.
  boss.on('error', () => undefined);
  return boss;
}

/** It reads the queue's settings once, at the first use: not inside a transaction, where the embedded database has no answer. */
async function ready(boss: PgBoss): Promise<PgBoss> {
  await boss.insert(QUEUE, []);
  return boss;
}

/** Null where tables are still to be made, or are those of another version. */
async function openMade(database: QueueDatabase): Promise<PgBoss | null> {
  const { rows } = await database.pool.query<{ version: number }>(READ_VERSION);
  if (!isUpToDate(rows[0]?.version ?? 0)) return null;
  const boss = newBoss(database, false);
  return boss.start().then(
    () => ready(boss),
    () => null,
  );
}

async function makeAndOpen(database: QueueDatabase): Promise<PgBoss> {
  const boss = newBoss(database, true);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'exclusive',
    deleteAfterSeconds: KEEP_ENDED,
    retentionSeconds: KEEP_WAITING,
  });
  await makeTables(database);
  return ready(boss);
}

/** pg-boss over the pool, with its tables and ours; at first use they are made. */
export async function openBoss(database: QueueDatabase): Promise<PgBoss> {
  return (await openMade(database)) ?? database.makingTables(() => makeAndOpen(database));
}
