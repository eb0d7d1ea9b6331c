import { z } from 'zod';
import { HomePath } from './home-path.ts';
import { WebhookEvent } from './webhook-settings.ts';

/** Types of jobs; each has a file of its name under `app/jobs/`. */
export const JobType = z.enum([
  'index.file',
  'index.module',
  'evidence.inject',
  'schema.link.suggest',
  'answer.improve',
  'metrics.snapshot',
  'repair.check',
  'webhook.deliver',
]);
export type JobType = z.infer<typeof JobType>;

/** What each type of job is told. */
export const JOB_PAYLOADS = {
  'index.file': z.object({ path: HomePath }),
  'index.module': z.object({ path: HomePath, recursive: z.boolean().default(true) }),
  'evidence.inject': z.object({ id: HomePath, kind: z.string().min(1), content: z.string().min(1) }),
  'schema.link.suggest': z.object({
    code_symbol: z.string().min(1),
    schema_ref: z.string().min(1),
    reason: z.string().min(1),
  }),
  'answer.improve': z.object({ message_id: z.string().min(1), feedback_id: z.string().min(1) }),
  'metrics.snapshot': z.object({ day: z.iso.date() }),
  /** What did it: a job, or what a person approved. */
  'repair.check': z.union([
    z.object({ job_id: z.string().min(1) }),
    z.object({ suggestion_id: z.string().min(1) }),
  ]),
  /** `body`: what is sent, byte for byte; `series`: how often a job of its own was given up before. */
  'webhook.deliver': z.object({
    webhook: z.string().min(1),
    id: z.string().min(1),
    event: WebhookEvent,
    body: z.string(),
    series: z.int().min(0).default(0),
  }),
} satisfies Record<JobType, z.ZodType>;
export type JobPayload<Type extends JobType> = z.infer<(typeof JOB_PAYLOADS)[Type]>;

export const JobState = z.enum([
  'queued',
  /** Leased by a worker. */
  'assigned',
  'running',
  'succeeded',
  /** Its last attempt failed; the next one is due at `scheduled_at`. */
  'failed',
  'cancelled',
  /** Not tried again, for `dead_letter_reason`; a redrive queues it anew. */
  'dead_lettered',
]);
export type JobState = z.infer<typeof JobState>;

export const DeadLetterReason = z.enum([
  'parse_error',
  'validation_failed',
  'dependency_unavailable',
  'timeout',
  'exhausted_retries',
  'policy_violation',
  'infrastructure_failure',
]);
export type DeadLetterReason = z.infer<typeof DeadLetterReason>;

/** A job as people and APIs see it, the view `jobs`. */
export const Job = z.object({
  id: z.string(),
  tenant_id: z.string(),
  type: JobType,
  status: JobState,
  payload: z.record(z.string(), z.json()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  scheduled_at: z.iso.datetime(),
  /** Times that a worker began it. */
  attempts: z.int(),
  dead_letter_reason: DeadLetterReason.nullable(),
  /** What it gave, or how it failed. */
  result: z.json().nullable(),
  trace_id: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

/** One transition of a job, the view `job_events`: exactly one for each. `id` is its place among those of its job. */
export const JobEvent = z.object({
  id: z.string(),
  job_id: z.string(),
  ts: z.iso.datetime(),
  kind: JobState,
  detail: z.record(z.string(), z.json()),
});
export type JobEvent = z.infer<typeof JobEvent>;

/**
 * A job to be queued. While one of the same tenant, type and `singleton_key` waits or runs, it is not queued again: that one
 * does its work.
 */
export const JobRequest = z.object({
  type: JobType,
  payload: z.record(z.string(), z.json()),
  singleton_key: z.string().nullable().default(null),
  trace_id: z.string().nullable().default(null),
  /** Id of the message that caused it. */
  cause: z.string().nullable().default(null),
  /** Not before. */
  scheduled_at: z.iso.datetime().nullable().default(null),
});
export type JobRequest = z.infer<typeof JobRequest>;
/** The same as it is written: what is left out has its default. */
export type NewJob = z.input<typeof JobRequest>;
