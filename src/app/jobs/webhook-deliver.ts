import { AssayError } from '../../contract/assay-error.ts';
import { type Job, JOB_PAYLOADS, type JobPayload } from '../../contract/job.ts';
import type { JobFailure, JobHandler, JobPutBack } from '../../contract/ports/job-queue.ts';
import { type AddressPace, addressPace } from '../webhooks/address-pace.ts';
import { webhookHeaders } from '../webhooks/sign-webhook.ts';
import type { Workbench } from '../workbench/workbench.ts';

const TIMEOUT_MS = 15_000;
const GONE = 410;
/** WH3: behind the tries of one job another one follows, so much later. */
const SERIES_MINUTES = [1, 10, 60, 360] as const;

type Delivery = JobPayload<'webhook.deliver'>;

function never(message: string): { readonly deadLetter: JobFailure } {
  return { deadLetter: { reason: 'validation_failed', message } };
}

function refused(webhook: string, status: number): AssayError {
  return new AssayError('unavailable', `the webhook answered ${status}`, { where: webhook });
}

/** Queues the same message again for later; null where it was the last series. */
async function again({ stores, outside }: Workbench, job: Job, of: Delivery): Promise<string | null> {
  const minutes = SERIES_MINUTES[of.series];
  if (minutes === undefined) return null;
  const now = Date.parse((await outside.clock()).now());
  const scheduled_at = new Date(now + minutes * 60_000).toISOString();
  const series = of.series + 1;
  const singleton_key = `${of.webhook} ${of.event} ${of.id} ${series}`;
  const payload = { ...of, series };
  const next = { type: job.type, payload, singleton_key, trace_id: job.trace_id, scheduled_at };
  await stores.jobs.enqueue(job.tenant_id, [next]);
  return scheduled_at;
}

/** WH6: what waits for this address is not even begun. Where that cannot be written, each is put back when it is. */
async function hold({ stores }: Workbench, job: Job, of: Delivery, milliseconds: number): Promise<void> {
  const same = { type: job.type, payload: { webhook: of.webhook } };
  await stores.jobs.postpone(job.tenant_id, same, milliseconds).catch(() => undefined);
}

/** WH6: null where the message may be sent now. */
async function waits(
  bench: Workbench,
  job: Job,
  of: Delivery,
  pace: AddressPace,
): Promise<JobPutBack | null> {
  const now = performance.now();
  const shut = pace.shutFor(now);
  if (shut > 0) return { putBackFor: shut };
  const crowded = pace.crowdedFor(now);
  if (crowded === 0) return null;
  pace.shut(now, crowded);
  await hold(bench, job, of, crowded);
  return { putBackFor: crowded };
}

/** `webhook.deliver`: one message to one address, signed, under an id that stays the same however often it is sent. */
export function webhookDeliverJob(bench: Workbench): JobHandler {
  const { outside, home } = bench;
  const { webhooks, worker } = home.configuration;
  const paces = new Map(Object.keys(webhooks).map((webhook) => [webhook, addressPace()]));
  return async (job, abort) => {
    const of = JOB_PAYLOADS['webhook.deliver'].parse(job.payload);
    const { webhook, id, body } = of;
    const known = webhooks[webhook];
    const pace = paces.get(webhook);
    if (known === undefined || pace === undefined) return never(`no webhook is called ${webhook}`);
    const secret = outside.environment[known.secret_env] ?? '';
    if (secret === '') return never(`the variable ${known.secret_env} of the webhook ${webhook} is not set`);
    const waiting = await waits(bench, job, of, pace);
    if (waiting !== null) return waiting;
    const seconds = Math.floor(Date.parse((await outside.clock()).now()) / 1000);
    const headers = webhookHeaders({ id, seconds, body }, secret);
    const onPause = (milliseconds: number): Promise<void> => hold(bench, job, of, milliseconds);
    const send = async (): ReturnType<JobHandler> => {
      const deliver = await outside.webhooks();
      const status = await deliver({ url: known.url, headers, body, timeout_ms: TIMEOUT_MS }, abort);
      if (status === GONE) return never(`the webhook ${webhook} answered 410: it wants no more messages`);
      if (status < 200 || status >= 300) throw refused(webhook, status);
      return { delivered: true, status };
    };
    try {
      return await pace.during(send, { now: () => performance.now(), onPause });
    } catch (error) {
      const again_at =
        job.attempts < worker.max_attempts || abort.aborted ? null : await again(bench, job, of);
      if (again_at === null) throw error;
      return { delivered: false, why: error instanceof Error ? error.message : String(error), again_at };
    }
  };
}
