import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { indexModule } from '../index/index-module.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { indexWork } from './index-work.ts';
import { refuseMissing } from './not-there.ts';

/** `index.module`: a file and its import chain into the index. */
export function indexModuleJob(bench: Workbench): JobHandler {
  const payloadOf = JOB_PAYLOADS['index.module'].parse.bind(JOB_PAYLOADS['index.module']);
  return indexWork(bench, payloadOf, async (context, { path, recursive }, job) => {
    const { files, cut } = await indexModule(context, path, recursive);
    refuseMissing(files[0], job);
    return { files: files.map((file) => ({ ...file })), cut };
  });
}
