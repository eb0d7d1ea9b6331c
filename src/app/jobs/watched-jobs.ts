import type { JobHandlers, WorkerOptions } from '../../contract/ports/job-queue.ts';
import type { Telemetry } from '../../contract/ports/telemetry.ts';

/** Each attempt as a span. */
export function watchedHandlers(handlers: JobHandlers, telemetry: Telemetry): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([type, handler]) => [
      type,
      (job, abort) => {
        const { id, attempts } = job;
        const attributes = { 'assay.job.id': id, 'assay.job.type': type, 'assay.job.attempt': attempts };
        return telemetry.span(`job ${type}`, { attributes }, () => handler(job, abort));
      },
    ]),
  );
}

type Settled = NonNullable<WorkerOptions['onSettled']>;

/** Each end of an attempt as a count, a time and a line. */
export function watchedEnds(telemetry: Telemetry, onSettled: Settled | undefined): Settled {
  return (job, status, milliseconds) => {
    const { id, type, tenant_id, attempts, trace_id } = job;
    telemetry.count('assay.jobs', { type, outcome: status });
    telemetry.measure('assay.job.duration', milliseconds / 1000, { type, outcome: status });
    const ms = Math.round(milliseconds);
    telemetry.log('job', { job: id, type, tenant_id, attempts, trace_id, status, ms });
    onSettled?.(job, status, milliseconds);
  };
}
