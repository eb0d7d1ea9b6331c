import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { injectEvidence } from '../index/inject-evidence.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { indexWork } from './index-work.ts';

/** `evidence.inject`: a passage of a file into the index, verbatim. */
export function evidenceInjectJob(bench: Workbench): JobHandler {
  const payloadOf = JOB_PAYLOADS['evidence.inject'].parse.bind(JOB_PAYLOADS['evidence.inject']);
  return indexWork(bench, payloadOf, async (context, evidence) => {
    const { document, added } = await injectEvidence(context, evidence);
    return { document: document.id, added };
  });
}
