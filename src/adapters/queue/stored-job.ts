import { createHash } from 'node:crypto';
import type { JobInsert } from 'pg-boss';
import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import type { WorkerSettings } from '../../contract/index-settings.ts';
import { type Job, JOB_PAYLOADS, JobRequest, type NewJob } from '../../contract/job.ts';
import { newJobId } from './job-id.ts';

/** What stands in the `data` of a job. */
export const StoredJob = z.object({
  type: z.string(),
  payload: z.record(z.string(), z.json()),
  trace_id: z.string().nullable(),
  cause: z.string().nullable(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** What was found wrong, as one line: the place of each thing, and why. */
export function problemsOf(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ');
}

function malformed(error: z.ZodError, where: string): AssayError {
  return new AssayError('malformed', `the job does not fit its type (${problemsOf(error)})`, {
    where,
    hint: 'correct what is queued; docs/spec/jobs.md says what each type is told',
  });
}

/** The request with its defaults and its payload in the shape of its type. Throws `AssayError` malformed. */
function checkedRequest(job: NewJob): JobRequest {
  const request = JobRequest.safeParse(job);
  if (!request.success) throw malformed(request.error, job.type);
  const payload = JOB_PAYLOADS[request.data.type].safeParse(request.data.payload);
  if (!payload.success) throw malformed(payload.error, request.data.type);
  return { ...request.data, payload: payload.data };
}

/** One of a tenant, type and key waits or runs at a time; one without a key is held back by nobody. */
function singletonKey(tenant: string, { type, singleton_key }: JobRequest, id: string): string {
  if (singleton_key === null) return id;
  return createHash('sha256')
    .update(JSON.stringify([tenant, type, singleton_key]))
    .digest('base64url');
}

/** A row for the queue. */
export interface QueuedRow extends JobInsert {
  readonly id: string;
  readonly singletonKey: string;
}

/** What a worker needs beyond the limit of a job to say that it is over. */
export const GRACE_SECONDS = 30;

/** The request as pg-boss keeps it. Throws `AssayError` malformed. */
export function queuedRow(tenant: string, job: NewJob, settings: WorkerSettings): QueuedRow {
  const request = checkedRequest(job);
  const { type, payload, trace_id, cause, scheduled_at } = request;
  const id = newJobId();
  return {
    id,
    data: { type, payload, trace_id, cause },
    group: { id: tenant },
    singletonKey: singletonKey(tenant, request, id),
    ...(scheduled_at === null ? {} : { startAfter: scheduled_at }),
    retryLimit: settings.max_attempts - 1,
    heartbeatSeconds: settings.lease_seconds,
    expireInSeconds: settings.job_timeout_seconds + GRACE_SECONDS,
  };
}

/** A row of the view `jobs`. */
export interface JobRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly type: Job['type'];
  readonly status: Job['status'];
  readonly payload: Job['payload'];
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly scheduled_at: Date;
  readonly attempts: number;
  readonly dead_letter_reason: Job['dead_letter_reason'];
  readonly result: Job['result'];
  readonly trace_id: string | null;
}

export function jobOf(row: JobRow): Job {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    scheduled_at: row.scheduled_at.toISOString(),
  };
}
