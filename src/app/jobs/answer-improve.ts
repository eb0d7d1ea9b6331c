import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { improveAnswer } from '../feedback/improve-answer.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** `answer.improve`: a blamed answer is looked for again. */
export function answerImproveJob(bench: Workbench): JobHandler {
  return async (job, abort) => {
    const { message_id } = JOB_PAYLOADS['answer.improve'].parse(job.payload);
    return { ...(await improveAnswer(bench, job, message_id, abort)) };
  };
}
