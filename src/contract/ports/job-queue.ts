import type { DeadLetterReason, Job, JobEvent, JobState, JobType, NewJob } from '../job.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** Puts jobs into the queue. Rejects with `AssayError`. */
export interface JobWriter {
  /** Ids in the order given; that of the waiting one where a singleton key holds it back. */
  enqueue(tenant: string, jobs: readonly NewJob[]): Promise<readonly string[]>;
  /**
   * For stores that queue inside a transaction of their own. Called before the transaction begins: what the queue needs in
   * the database is then there.
   */
  within(): Promise<EnqueueWithin>;
  /** True where it had not ended yet: nobody does it any more, and what its worker brings is dropped. */
  cancel(tenant: string, id: string): Promise<boolean>;
  /**
   * Dead letters of a tenant, all or these, go back to queued, with no attempts. Gives how many; one whose singleton key is
   * held by another stays.
   */
  redrive(tenant: string, ids: readonly string[] | null): Promise<number>;
  /** Waiting jobs of a type whose payload holds these fields are not begun for so long. */
  postpone(
    tenant: string,
    jobs: { readonly type: JobType; readonly payload: Job['payload'] },
    milliseconds: number,
  ): Promise<void>;
}

/** The client of an open transaction. */
export interface TransactionClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** As `enqueue`, on the client of a transaction: the jobs stand or fall with it. */
export type EnqueueWithin = (
  client: TransactionClient,
  tenant: string,
  jobs: readonly NewJob[],
) => Promise<readonly string[]>;

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

/** JB21: nothing was done yet: the job goes back to queued for so many milliseconds, and this attempt does not count. */
export interface JobPutBack {
  readonly putBackFor: number;
}

/** Does one job; at least once, so it must bear being done twice. What it gives is kept. Throws to be tried again. */
export type JobHandler = (
  job: Job,
  abort: AbortSignalLike,
) => Promise<Job['result'] | { readonly deadLetter: JobFailure } | JobPutBack>;

/** The types that have one; a job of another is a dead letter. */
export type JobHandlers = Readonly<Partial<Record<JobType, JobHandler>>>;

export interface WorkerOptions {
  /** Jobs at a time. */
  readonly concurrency: number;
  /** JB21: types that only wait for others: they take no room, and bound themselves by putting jobs back. */
  readonly aside?: readonly JobType[] | undefined;
  /** Told of each attempt's end: `failed` is tried again. */
  readonly onSettled?: ((job: Job, status: JobState, milliseconds: number) => void) | undefined;
  /** Told where the database does not answer; the worker goes on. */
  readonly onTrouble?: ((error: Error) => void) | undefined;
}

/** Workers of this process. */
export interface JobWorker {
  /** Ends when the jobs that run have ended, or `patienceMs` is over: then they go back to queued. */
  stop(patienceMs: number): Promise<void>;
}

export interface JobQueue extends JobWriter, JobReader {
  work(handlers: JobHandlers, options: WorkerOptions): Promise<JobWorker>;
  /** Ends what the queue does by itself. Jobs that run are not waited for: stop their worker first. */
  close(): Promise<void>;
}
