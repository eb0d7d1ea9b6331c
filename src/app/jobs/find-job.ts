import { AssayError } from '../../contract/assay-error.ts';
import type { Job, JobEvent } from '../../contract/job.ts';
import type { JobQueue } from '../../contract/ports/job-queue.ts';

/** A job with its events, oldest first. */
export interface JobHistory {
  readonly job: Job;
  readonly events: readonly JobEvent[];
}

/** Rejects with `AssayError` not_found. */
export async function findJob(jobs: JobQueue, tenant: string, id: string): Promise<JobHistory> {
  const job = await jobs.read(tenant, id);
  if (job !== null) return { job, events: await jobs.events(tenant, id) };
  throw new AssayError('not_found', 'there is no such job', {
    where: id,
    hint: '`assay jobs list` shows them; those that ended are kept 30 days',
  });
}

/** Rejects with `AssayError`: not_found, conflict where it has ended. */
export async function cancelJob(jobs: JobQueue, tenant: string, id: string): Promise<JobHistory> {
  const { job } = await findJob(jobs, tenant, id);
  if (await jobs.cancel(tenant, id)) return findJob(jobs, tenant, id);
  throw new AssayError('conflict', `the job has ended already (${job.status})`, {
    where: id,
    hint: 'only a job that waits or runs can be cancelled',
  });
}
