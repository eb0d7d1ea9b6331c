import type { Job, NewJob } from '../../contract/job.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { JobReader, JobWriter } from '../../contract/ports/job-queue.ts';

type Jobs = Pick<JobWriter, 'enqueue'> & Pick<JobReader, 'read'>;

/** The job that looks at what another did. */
export function checkJob(job_id: string): NewJob {
  return {
    type: 'repair.check',
    payload: { job_id },
    singleton_key: job_id,
    trace_id: job_id,
    cause: job_id,
  };
}

async function enqueueCheck(jobs: Pick<JobWriter, 'enqueue'>, tenant: string, job_id: string): Promise<void> {
  await jobs.enqueue(tenant, [checkJob(job_id)]);
}

/** FB31: a repair that was done by a job is looked at, where a question waits for it. Rejects with `AssayError`. */
export async function checkAfter(
  jobs: Pick<JobWriter, 'enqueue'>,
  learning: Pick<LearningStore, 'repairsOf'>,
  { id, tenant_id }: Pick<Job, 'id' | 'tenant_id'>,
): Promise<void> {
  const records = await learning.repairsOf(id);
  if (records.some(({ outcome }) => outcome === null)) await enqueueCheck(jobs, tenant_id, id);
}

/** The same for who recorded the repair: its job may have begun, and not have seen the record. */
export async function checkBegun(jobs: Jobs, tenant: string, jobId: string): Promise<void> {
  const job = await jobs.read(tenant, jobId);
  if (job !== null && job.status !== 'queued') await enqueueCheck(jobs, tenant, jobId);
}
