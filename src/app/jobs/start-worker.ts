import type { JobWorker, WorkerOptions } from '../../contract/ports/job-queue.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { jobHandlers } from './handlers.ts';

/** Works on the jobs of every tenant, as the configuration says. Rejects with `AssayError`. */
export function startWorker(
  bench: Workbench,
  events: Pick<WorkerOptions, 'onSettled' | 'onTrouble'>,
): Promise<JobWorker> {
  const { concurrency } = bench.home.configuration.worker;
  return bench.stores.jobs.work(jobHandlers(bench), { ...events, concurrency });
}
