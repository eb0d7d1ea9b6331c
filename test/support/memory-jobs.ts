import { type Job, JobRequest, JobState } from '../../src/contract/job.ts';
import type { JobQueue } from '../../src/contract/ports/job-queue.ts';

const NOON = '2026-11-21T12:00:00.000Z';

function jobOf(tenant: string, id: string, request: JobRequest): Job {
  return {
    id,
    tenant_id: tenant,
    type: request.type,
    status: 'queued',
    payload: request.payload,
    created_at: NOON,
    updated_at: NOON,
    scheduled_at: request.scheduled_at ?? NOON,
    attempts: 0,
    dead_letter_reason: null,
    result: null,
    trace_id: request.trace_id,
  };
}

/** Jobs in memory, which nobody does: for tests of what queues them and shows them. */
export function memoryJobs(): JobQueue {
  const jobs: Job[] = [];
  const keys = new Map<string, string>();
  const of = (tenant: string): Job[] => jobs.filter(({ tenant_id }) => tenant_id === tenant).toReversed();
  const enqueue: JobQueue['enqueue'] = async (tenant, added) =>
    added.map((job) => {
      const request = JobRequest.parse(job);
      const key = JSON.stringify([tenant, request.type, request.singleton_key]);
      const held = request.singleton_key === null ? undefined : keys.get(key);
      if (held !== undefined) return held;
      const id = `00000000-0000-7000-8000-${String(jobs.length + 1).padStart(12, '0')}`;
      keys.set(key, id);
      jobs.push(jobOf(tenant, id, request));
      return id;
    });
  return {
    enqueue,
    within: async () => async (_, tenant, added) => enqueue(tenant, added),
    async cancel(tenant, id) {
      const place = jobs.findIndex((job) => job.id === id && job.tenant_id === tenant);
      const job = jobs[place];
      if (job?.status !== 'queued') return false;
      jobs[place] = { ...job, status: 'cancelled' };
      return true;
    },
    redrive: async () => 0,
    postpone: async () => undefined,
    read: async (tenant, id) => of(tenant).find((job) => job.id === id) ?? null,
    async list(tenant, { status, type, limit, after }) {
      const all = of(tenant).filter(
        (job) => (status === undefined || job.status === status) && (type === undefined || job.type === type),
      );
      const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      return all.slice(from, from + limit);
    },
    events: async (tenant, id) => {
      const job = of(tenant).find((one) => one.id === id);
      return job === undefined ? [] : [{ id: '1', job_id: id, ts: NOON, kind: 'queued', detail: {} }];
    },
    async counts(tenant) {
      const counted = JobState.options.map((state) => [
        state,
        of(tenant).filter(({ status }) => status === state).length,
      ]);
      return Object.fromEntries(counted) as Record<JobState, number>;
    },
    work: async () => ({ stop: async () => undefined }),
    close: async () => undefined,
  };
}
