import type { JobWorker, WorkerOptions } from '../../contract/ports/job-queue.ts';
import { dailySnapshots } from '../metrics/daily-snapshots.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { beating } from './beating.ts';
import { ASIDE, jobHandlers } from './handlers.ts';
import { watchedEnds, watchedHandlers } from './watched-jobs.ts';

/** Works on the jobs of every tenant, as the configuration says. Rejects with `AssayError`. */
export async function startWorker(
  bench: Workbench,
  events: Pick<WorkerOptions, 'onSettled' | 'onTrouble'>,
): Promise<JobWorker> {
  const { concurrency } = bench.home.configuration.worker;
  const handlers = jobHandlers(bench);
  const { telemetry } = bench;
  const worker =
    telemetry === null
      ? await bench.stores.jobs.work(handlers, { ...events, concurrency, aside: ASIDE })
      : await bench.stores.jobs.work(watchedHandlers(handlers, telemetry), {
          ...events,
          onSettled: watchedEnds(telemetry, events.onSettled),
          concurrency,
          aside: ASIDE,
        });
  const endSnapshots = dailySnapshots(bench);
  const leave = await beating(bench);
  return {
    async stop(patienceMs) {
      endSnapshots();
      await worker.stop(patienceMs);
      await leave();
    },
  };
}
