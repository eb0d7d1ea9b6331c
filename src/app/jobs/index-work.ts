import { AssayError } from '../../contract/assay-error.ts';
import type { Job } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { type IndexContext, openIndex } from '../index/index-context.ts';
import { checkAfter } from '../feedback/queue-check.ts';
import type { Workbench } from '../workbench/workbench.ts';

function toldOf({ where, message, hint }: AssayError): string {
  const told = where === undefined ? message : `${where} ${message}`;
  return hint === undefined ? told : `${told}: ${hint}`;
}

/** A handler that works on the index of the job's tenant, and has it looked at whether that helped. What was asked wrongly is not tried again. */
export function indexWork<Payload>(
  { home, outside, stores }: Workbench,
  payloadOf: (payload: Job['payload']) => Payload,
  work: (context: IndexContext, payload: Payload, job: Job) => Promise<Job['result']>,
): JobHandler {
  return async (job) => {
    try {
      const context = await openIndex(home, outside, stores, job.tenant_id);
      const result = await work(context, payloadOf(job.payload), job);
      await checkAfter(stores.jobs, stores.learning(job.tenant_id), job);
      return result;
    } catch (error) {
      if (!(error instanceof AssayError) || error.code !== 'usage') throw error;
      return { deadLetter: { reason: 'validation_failed', message: toldOf(error) } };
    }
  };
}
