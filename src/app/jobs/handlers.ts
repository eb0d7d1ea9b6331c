import type { JobType } from '../../contract/job.ts';
import type { JobHandler, JobHandlers } from '../../contract/ports/job-queue.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { answerImproveJob } from './answer-improve.ts';
import { evidenceInjectJob } from './evidence-inject.ts';
import { indexFileJob } from './index-file.ts';
import { indexModuleJob } from './index-module.ts';
import { metricsSnapshotJob } from './metrics-snapshot.ts';
import { schemaLinkSuggestJob } from './schema-link-suggest.ts';
import { repairCheckJob } from './repair-check.ts';
import { webhookDeliverJob } from './webhook-deliver.ts';

/** Makes the handler of a type; it lies in the file of the type's name, `index.file` in `index-file.ts`. */
type MakeHandler = (bench: Workbench) => JobHandler;

/** Who does what. */
const HANDLERS: Readonly<Record<JobType, MakeHandler>> = {
  'index.file': indexFileJob,
  'index.module': indexModuleJob,
  'evidence.inject': evidenceInjectJob,
  'schema.link.suggest': schemaLinkSuggestJob,
  'answer.improve': answerImproveJob,
  'metrics.snapshot': metricsSnapshotJob,
  'repair.check': repairCheckJob,
  'webhook.deliver': webhookDeliverJob,
};

/** WH6: an address that keeps a message waiting keeps no other job from being done. */
export const ASIDE: readonly JobType[] = ['webhook.deliver'];

/** A handler for each type of job, on a workbench. */
export function jobHandlers(bench: Workbench): JobHandlers {
  return Object.fromEntries(Object.entries(HANDLERS).map(([type, make]) => [type, make(bench)]));
}
