import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { cancelJob, findJob, type JobHistory } from '../../app/jobs/find-job.ts';
import { Job, JobEvent, JobState, JobType } from '../../contract/job.ts';
import { route } from '../route.ts';

const MOST = 200;

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).optional().describe('`next` of the page before'),
  status: JobState.optional().describe('Only of this state'),
  type: JobType.optional().describe('Only of this type'),
});

const Page = z.object({ jobs: z.array(Job), next: z.string().nullable() });

/** What waits, runs and ended. */
export const jobsRoute = route({
  method: 'get',
  path: '/api/jobs',
  right: 'read',
  summary: 'List jobs, newest first',
  query: Query,
  answers: { 200: { description: 'A page of jobs; `next` is null on the last', schema: Page } },
  async handle({ served, holder, query }) {
    const jobs = await served.stores.jobs.list(holder.tenant, query);
    const next = jobs.length < query.limit ? null : (jobs.at(-1)?.id ?? null);
    return { status: 200, json: { jobs, next } };
  },
});

const History = Job.extend({ events: z.array(JobEvent) });
const historyAnswers = { 200: { description: 'The job', schema: History } } as const;

function historyReply({ job, events }: JobHistory) {
  return { status: 200, json: { ...job, events } } as const;
}

export const jobRoute = route({
  method: 'get',
  path: '/api/jobs/{id}',
  right: 'read',
  summary: 'A job with all that happened to it, oldest first',
  answers: historyAnswers,
  async handle({ served, holder, params: { id = '' } }) {
    return historyReply(await findJob(served.stores.jobs, holder.tenant, id));
  },
});

export const cancelJobRoute = route({
  method: 'post',
  path: '/api/jobs/{id}/cancel',
  right: 'admin',
  summary: 'Cancel a job that waits or runs',
  answers: historyAnswers,
  async handle({ served, holder, params: { id = '' } }) {
    return historyReply(await cancelJob(served.stores.jobs, holder.tenant, id));
  },
});

const Redrive = z.strictObject({
  ids: z
    .array(z.string().min(1))
    .min(1)
    .max(1000)
    .optional()
    .describe('Of these jobs; absent: all that were given up'),
});

export const redriveJobsRoute = route({
  method: 'post',
  path: '/api/jobs/redrive',
  right: 'admin',
  summary: 'Queue again what was given up, with no attempts',
  body: Redrive,
  bodyOptional: true,
  read: (json) =>
    checkValue(Redrive, json ?? {}, { place: 'body', hint: 'send {"ids": […]}, or {} for all of them' }),
  answers: { 200: { description: 'How many', schema: z.object({ redriven: z.int() }) } },
  async handle({ served, holder, body }) {
    const redriven = await served.stores.jobs.redrive(holder.tenant, body.ids ?? null);
    return { status: 200, json: { redriven } };
  },
});
