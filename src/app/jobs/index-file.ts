import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { indexFile } from '../index/index-file.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { indexWork } from './index-work.ts';
import { refuseMissing } from './not-there.ts';

/** `index.file`: one file into the index, or out of it where it is gone. */
export function indexFileJob(bench: Workbench): JobHandler {
  const payloadOf = JOB_PAYLOADS['index.file'].parse.bind(JOB_PAYLOADS['index.file']);
  return indexWork(bench, payloadOf, async (context, { path }, job) => {
    const done = await indexFile(context, path);
    refuseMissing(done, job);
    return { ...done };
  });
}
