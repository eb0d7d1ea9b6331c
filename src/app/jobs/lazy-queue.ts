import type { JobQueue } from '../../contract/ports/job-queue.ts';

/** The queue, loaded at its first use. */
export function lazyQueue(load: () => Promise<JobQueue>): JobQueue {
  let loading: Promise<JobQueue> | undefined;
  const queue = (): Promise<JobQueue> => (loading ??= load());
  return {
    enqueue: async (tenant, jobs) => (await queue()).enqueue(tenant, jobs),
    within: async () => (await queue()).within(),
    cancel: async (tenant, id) => (await queue()).cancel(tenant, id),
    redrive: async (tenant, ids) => (await queue()).redrive(tenant, ids),
    postpone: async (tenant, jobs, milliseconds) => (await queue()).postpone(tenant, jobs, milliseconds),
    read: async (tenant, id) => (await queue()).read(tenant, id),
    list: async (tenant, page) => (await queue()).list(tenant, page),
    events: async (tenant, id) => (await queue()).events(tenant, id),
    counts: async (tenant) => (await queue()).counts(tenant),
    work: async (handlers, options) => (await queue()).work(handlers, options),
    close: async () => (await loading)?.close(),
  };
}
