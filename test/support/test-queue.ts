import { databaseError } from '../../src/adapters/database/database-error.ts';
import type { Database } from '../../src/adapters/database/database.ts';
import { makingTables } from '../../src/adapters/database/tables-lock.ts';
import { jobQueue } from '../../src/adapters/queue/job-queue.ts';
import { WorkerSettings } from '../../src/contract/index-settings.ts';
import type { JobQueue } from '../../src/contract/ports/job-queue.ts';

const LOOK_FOR_LEASES_MS = 300;

/** A queue on a database whose leases are looked at often. */
export function queueOn(database: Database, settings: Partial<WorkerSettings> = {}): JobQueue {
  const { kind, pool } = database;
  const all = { ...WorkerSettings.parse({}), ...settings };
  const making = <Result>(work: () => Promise<Result>): Promise<Result> => makingTables({ kind, pool }, work);
  return jobQueue({ kind, pool, errorOf: databaseError, makingTables: making }, all, LOOK_FOR_LEASES_MS);
}

/** Takes away what an earlier test left. */
export async function emptyQueue(database: Database): Promise<void> {
  const { rows } = await database.pool.query("select to_regclass('assay_queue.job_common') as made");
  if (rows[0]?.made !== null) await database.pool.query('delete from assay_queue.job_common');
}

/** Waits until `look` gives something, and gives it. */
export async function eventually<Found>(
  look: () => Promise<Found | null | undefined | false>,
  milliseconds = 20_000,
): Promise<Found> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`it did not come to pass within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
