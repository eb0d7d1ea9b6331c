import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { checkRepair } from '../feedback/check-repair.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** `repair.check`: what waited for a job is asked again, now that it is done. */
export function repairCheckJob(bench: Workbench): JobHandler {
  return async (job, abort) => {
    const { job_id } = JOB_PAYLOADS['repair.check'].parse(job.payload);
    const { state, outcomes } = await checkRepair(bench, job.tenant_id, job_id, abort);
    return { state, outcomes: outcomes.map((one) => ({ ...one })) };
  };
}
