import { JOB_PAYLOADS, type Job, type JobPayload, type NewJob } from '../../contract/job.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { JobReader, JobWriter } from '../../contract/ports/job-queue.ts';

type Jobs = Pick<JobWriter, 'enqueue'> & Pick<JobReader, 'read'>;

/** The job that looks at what another, or an approval, did. */
export function checkJob(by: JobPayload<'repair.check'>): NewJob {
  const id = 'job_id' in by ? by.job_id : by.suggestion_id;
  return { type: 'repair.check', payload: by, singleton_key: id, trace_id: id, cause: id };
}

const SOONEST_MS = 1000;
const LATEST_MS = 60_000;

/**
 * FB31: a later look, where what `waiting` does has not ended: sooner for one that is young. Its moments are those of the
 * database; done twice it is one.
 */
export function laterCheck(check: Job, waiting: Pick<Job, 'created_at' | 'scheduled_at'>): NewJob {
  const now = Date.parse(check.updated_at);
  const age = now - Date.parse(waiting.created_at);
  const at = now + Math.min(LATEST_MS, Math.max(SOONEST_MS, age / 4));
  const due = Date.parse(waiting.scheduled_at) + SOONEST_MS;
  return {
    ...checkJob(JOB_PAYLOADS['repair.check'].parse(check.payload)),
    singleton_key: `after ${check.id}`,
    scheduled_at: new Date(Math.max(at, due)).toISOString(),
  };
}

async function enqueueCheck(jobs: Pick<JobWriter, 'enqueue'>, tenant: string, job_id: string): Promise<void> {
  await jobs.enqueue(tenant, [checkJob({ job_id })]);
}

/** FB31: a repair that was done by a job is looked at, where a question waits for it. Rejects with `AssayError`. */
export async function checkAfter(
  jobs: Pick<JobWriter, 'enqueue'>,
  learning: Pick<LearningStore, 'repairsOf'>,
  { id, tenant_id }: Pick<Job, 'id' | 'tenant_id'>,
): Promise<void> {
  const records = await learning.repairsOf({ job_id: id });
  if (records.some(({ outcome }) => outcome === null)) await enqueueCheck(jobs, tenant_id, id);
}

/** The same for who recorded the repair: its job may have begun, and not have seen the record. */
export async function checkBegun(jobs: Jobs, tenant: string, jobId: string): Promise<void> {
  const job = await jobs.read(tenant, jobId);
  if (job !== null && job.status !== 'queued') await enqueueCheck(jobs, tenant, jobId);
}
