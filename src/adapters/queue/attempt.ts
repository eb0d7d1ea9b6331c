import type { JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { Job } from '../../contract/job.ts';
import { LEASE_OVER } from './queue-tables.ts';
import { GRACE_SECONDS, StoredJob } from './stored-job.ts';

/** One attempt at a job that this process holds the lease of. */
export interface Attempt {
  readonly job: Job;
  /** What fences whatever is written of it: a later attempt is never touched. */
  readonly claim: { readonly id: string; readonly retryCount: number };
  /** What is stored, or why it cannot be read. */
  readonly stored: z.ZodSafeParseResult<StoredJob>;
  /** Aborts when its time is over, its lease was lost or it is given back; then nothing of it is written. */
  readonly abort: AbortController;
  readonly leaseSeconds: number;
  readonly limitSeconds: number;
  readonly isLast: boolean;
  /** Its worker ended the last time: it may be what ended it, and runs beside no other such. */
  readonly isSuspect: boolean;
  /** True once the lease is another's or nobody's. */
  lost: boolean;
  /** True while its end is being written: that it is leased no longer says nothing then. */
  ending: boolean;
}

const LONGEST_LEASE_SECONDS = 120;

/** The job as its handler sees it. Of one whose data cannot be read, what is known. */
function jobOf(row: JobWithMetadata<unknown>, stored: StoredJob | undefined): Job {
  const startedAt = row.startedOn.toISOString();
  return {
    id: row.id,
    tenant_id: row.groupId ?? 'default',
    type: (stored?.type ?? 'unknown') as Job['type'],
    status: 'running',
    payload: stored?.payload ?? {},
    created_at: row.createdOn.toISOString(),
    updated_at: startedAt,
    scheduled_at: row.startAfter.toISOString(),
    attempts: row.retryCount + 1,
    dead_letter_reason: null,
    result: null,
    trace_id: stored?.trace_id ?? null,
  };
}

/** As `assay_lease_over` of the database says it. */
function isLeaseOver(output: unknown): boolean {
  const { lease_over, value } = (output ?? {}) as { lease_over?: unknown; value?: { message?: unknown } };
  return lease_over !== undefined || value?.message === LEASE_OVER;
}

export function attemptOf(row: JobWithMetadata<unknown>): Attempt {
  const stored = StoredJob.safeParse(row.data);
  return {
    job: jobOf(row, stored.data),
    claim: { id: row.id, retryCount: row.retryCount },
    stored,
    abort: new AbortController(),
    leaseSeconds: row.heartbeatSeconds ?? LONGEST_LEASE_SECONDS,
    limitSeconds: Math.max(1, row.expireInSeconds - GRACE_SECONDS),
    isLast: row.retryCount >= row.retryLimit,
    isSuspect: isLeaseOver(row.output),
    lost: false,
    ending: false,
  };
}

/** Nothing of it counts any more. */
export function loseAttempt(attempt: Attempt): void {
  attempt.lost = true;
  attempt.abort.abort();
}
