import type { PgBoss } from 'pg-boss';
import type { WorkerSettings } from '../../contract/index-settings.ts';
import type { JobQueue } from '../../contract/ports/job-queue.ts';
import { jobChanges } from './change-jobs.ts';
import { takeUpLeftBehind } from './claims.ts';
import { enqueueRows } from './enqueue.ts';
import { openBoss } from './open-boss.ts';
import { type QueueDatabase, told } from './queue-database.ts';
import { jobReader } from './read-jobs.ts';
import { queuedRow } from './stored-job.ts';
import { startWorker } from './worker.ts';

/** How often the workers look for leases that are over. */
const SUPERVISE_MS = 15_000;

/** The queue, on pg-boss over the one pool. Nothing of it is there, in memory or in the database, before its first use. */
export function jobQueue(
  database: QueueDatabase,
  settings: WorkerSettings,
  superviseMs: number = SUPERVISE_MS,
): JobQueue {
  let opening: Promise<PgBoss> | undefined;
  let tookUp: Promise<void> | undefined;
  const workers = new Set<{ readonly wake: () => void }>();

  function open(): Promise<PgBoss> {
    opening ??= told(database, () => openBoss(database));
    opening.catch(() => (opening = undefined));
    return opening;
  }

  function wake(): void {
    for (const worker of workers) worker.wake();
  }

  return {
    ...jobReader(database, open),
    ...jobChanges(database, open, wake),
    async enqueue(tenant, jobs) {
      const rows = jobs.map((job) => queuedRow(tenant, job, settings));
      if (rows.length === 0) return [];
      const boss = await open();
      const ids = await told(database, () => enqueueRows(boss, database.pool, rows));
      wake();
      return ids;
    },
    async within() {
      const boss = await open();
      return async (client, tenant, jobs) => {
        const rows = jobs.map((job) => queuedRow(tenant, job, settings));
        return rows.length === 0 ? [] : enqueueRows(boss, client, rows);
      };
    },
    async work(handlers, options) {
      const boss = await open();
      if (database.kind === 'embedded')
        await (tookUp ??= told(database, () => takeUpLeftBehind(database, boss)));
      const worker = startWorker({ database, boss, handlers, options, superviseMs });
      workers.add(worker);
      return {
        stop(patienceMs) {
          workers.delete(worker);
          return worker.stop(patienceMs);
        },
      };
    },
    async close() {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: false, close: false });
    },
  };
}
