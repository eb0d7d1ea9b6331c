import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';
import { type DeadLetterReason, type Job, JOB_PAYLOADS, JobType } from '../../contract/job.ts';
import type { JobFailure, JobHandler, JobHandlers, JobPutBack } from '../../contract/ports/job-queue.ts';
import type { Attempt } from './attempt.ts';
import { problemsOf } from './stored-job.ts';

/** How an attempt ended. `because`: what the dead letter says where it was the last. */
export type Outcome =
  | { readonly status: 'succeeded'; readonly result: Job['result'] }
  | { readonly status: 'queued'; readonly milliseconds: number }
  | { readonly status: 'failed'; readonly message: string; readonly because: DeadLetterReason }
  | { readonly status: 'dead_lettered'; readonly message: string; readonly reason: DeadLetterReason };

const BECAUSE: Readonly<Partial<Record<AssayErrorCode, DeadLetterReason>>> = {
  unavailable: 'dependency_unavailable',
  rate_limited: 'dependency_unavailable',
  locked: 'dependency_unavailable',
  timeout: 'timeout',
  disk_full: 'infrastructure_failure',
  read_only: 'infrastructure_failure',
};

function dead(reason: DeadLetterReason, message: string): Outcome {
  return { status: 'dead_lettered', reason, message };
}

function failed(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  const because = error instanceof AssayError ? BECAUSE[error.code] : undefined;
  return { status: 'failed', message, because: because ?? 'exhausted_retries' };
}

function isFailure(result: unknown): result is { readonly deadLetter: JobFailure } {
  return typeof result === 'object' && result !== null && 'deadLetter' in result;
}

function isPutBack(result: unknown): result is JobPutBack {
  return typeof result === 'object' && result !== null && 'putBackFor' in result;
}

/** The payload in the shape of its type and the handler that takes it, or why no attempt can succeed. */
function readStored(
  stored: Attempt['stored'],
  handlers: JobHandlers,
): { readonly handler: JobHandler; readonly payload: Job['payload'] } | Outcome {
  if (!stored.success) return dead('parse_error', problemsOf(stored.error));
  const type = JobType.safeParse(stored.data.type);
  const handler = type.success ? handlers[type.data] : undefined;
  if (!type.success || handler === undefined)
    return dead('validation_failed', `no worker knows jobs of type ${stored.data.type}`);
  const payload = JOB_PAYLOADS[type.data].safeParse(stored.data.payload);
  if (!payload.success) return dead('validation_failed', problemsOf(payload.error));
  return { handler, payload: payload.data };
}

async function withinLimit(
  work: Promise<Outcome>,
  abort: AbortController,
  seconds: number,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve({ status: 'failed', message: `it took longer than ${seconds} s`, because: 'timeout' });
    }, seconds * 1000);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** As it will be read again. Throws for what JSON cannot say. */
function asJson(value: unknown): Job['result'] {
  return JSON.parse(JSON.stringify(value)) as Job['result'];
}

/** Does one attempt; never rejects. At the end of its time the handler is told by `abort`, and not waited for. */
export async function outcomeOf(
  { stored, job, abort, limitSeconds }: Attempt,
  handlers: JobHandlers,
): Promise<Outcome> {
  const read = readStored(stored, handlers);
  if ('status' in read) return read;
  const { handler, payload } = read;
  const attempt = async (): Promise<Outcome> => {
    try {
      const result = await handler({ ...job, payload }, abort.signal);
      if (isFailure(result)) return dead(result.deadLetter.reason, result.deadLetter.message);
      if (isPutBack(result)) return { status: 'queued', milliseconds: result.putBackFor };
      return { status: 'succeeded', result: asJson(result ?? null) };
    } catch (error) {
      return failed(error);
    }
  };
  return withinLimit(attempt(), abort, limitSeconds);
}
