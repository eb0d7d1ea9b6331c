import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { checkRepair } from '../feedback/check-repair.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** `repair.check`: what waited for a job is asked again, now that it is done. */
export function repairCheckJob(bench: Workbench): JobHandler {
  return async (job, abort) => {
    const { state, outcomes } = await checkRepair(bench, job, abort);
    return { state, outcomes: outcomes.map((one) => ({ ...one })) };
  };
}
