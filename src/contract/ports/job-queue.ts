import type { DeadLetterReason, Job, JobEvent, JobRequest, JobState, JobType } from '../job.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** Puts jobs into the queue. Rejects with `AssayError`. */
export interface JobWriter {
  /** Ids in the order given; that of the waiting one where a singleton key holds it back. */
  enqueue(tenant: string, jobs: readonly JobRequest[]): Promise<readonly string[]>;
  cancel(tenant: string, id: string): Promise<boolean>;
  /** Dead letters of a tenant go back to queued, with no attempts. Gives how many. */
  redrive(tenant: string, ids: readonly string[] | null): Promise<number>;
}

/** Reads jobs. Rejects with `AssayError`. */
export interface JobReader {
  read(tenant: string, id: string): Promise<Job | null>;
  /** Newest first. */
  list(
    tenant: string,
    page: {
      readonly status?: JobState | undefined;
      readonly type?: JobType | undefined;
      readonly limit: number;
      readonly after?: string | undefined;
    },
  ): Promise<readonly Job[]>;
  /** Oldest first. */
  events(tenant: string, id: string): Promise<readonly JobEvent[]>;
  counts(tenant: string): Promise<Readonly<Record<JobState, number>>>;
}

/** How a job ended that cannot succeed however often it is tried. */
export interface JobFailure {
  readonly reason: DeadLetterReason;
  readonly message: string;
}

/** Does one job; at least once, so it must bear being done twice. What it gives is kept. Throws to be tried again. */
export type JobHandler = (
  job: Job,
  abort: AbortSignalLike,
) => Promise<Job['result'] | { readonly deadLetter: JobFailure }>;

export interface WorkerOptions {
  readonly concurrency: number;
  readonly leaseSeconds: number;
  readonly maxAttempts: number;
  readonly timeoutSeconds: number;
}

/** Workers of this process. */
export interface JobWorker {
  /** Ends when the jobs that run have ended, or `patienceMs` is over: then they go back to queued. */
  stop(patienceMs: number): Promise<void>;
}

export interface JobQueue extends JobWriter, JobReader {
  work(handlers: Readonly<Record<JobType, JobHandler>>, options: WorkerOptions): Promise<JobWorker>;
  /** Rejects where the queue does not answer. */
  close(): Promise<void>;
}
