import type { PgBoss } from 'pg-boss';
import type { JobHandlers, JobWorker, WorkerOptions } from '../../contract/ports/job-queue.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { beginAttempts, giveBack, keepClaims } from './claims.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { QueueDatabase } from './queue-database.ts';
import { QUEUE } from './queue-tables.ts';
import { settling } from './settling.ts';
import { newWaiting } from './waiting.ts';

/** How often an idle worker looks for jobs: notifications do not reach every database. */
const POLL_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** What a worker works with. */
export interface WorkerParts {
  readonly database: QueueDatabase;
  readonly boss: PgBoss;
  readonly handlers: JobHandlers;
  readonly options: WorkerOptions;
  readonly superviseMs: number;
}

function endOf({ isLast }: Attempt, outcome: Outcome): Outcome['status'] {
  return outcome.status === 'failed' && isLast ? 'dead_lettered' : outcome.status;
}

/** Takes jobs as long as there is room for them, and runs them. */
export function startWorker(parts: WorkerParts): JobWorker & { readonly wake: () => void } {
  const { database, boss, handlers, options, superviseMs } = parts;
  const running = new Map<Attempt, Promise<void>>();
  const room = newWaiting();
  const work = newWaiting();
  const stopping = new AbortController();

  const onTrouble = (error: unknown): void => options.onTrouble?.(database.errorOf(error, 'jobs'));
  const settle = settling(boss, onTrouble);

  async function run(attempt: Attempt): Promise<void> {
    const begun = performance.now();
    const outcome = await outcomeOf(attempt.data, attempt.job, handlers, attempt.abort, attempt.limitSeconds);
    await settle(attempt, outcome);
    if (!attempt.lost) options.onSettled?.(attempt.job, endOf(attempt, outcome), performance.now() - begun);
  }

  function start(attempt: Attempt): void {
    const done = run(attempt).finally(() => {
      running.delete(attempt);
      room.wake();
    });
    running.set(attempt, done);
  }

  /** Rejects where the database does not answer; what was leased then comes back when its lease is over. */
  async function take(free: number): Promise<number> {
    const rows = await boss.fetch<unknown>(QUEUE, { batchSize: free, includeMetadata: true });
    if (rows.length === 0) return 0;
    const begun = await beginAttempts(database, rows.map(attemptOf));
    for (const attempt of begun) start(attempt);
    return rows.length;
  }

  async function loop(): Promise<void> {
    let pauseMs = POLL_MS;
    while (!stopping.signal.aborted) {
      const free = options.concurrency - running.size;
      if (free <= 0) {
        await room.wait(null);
        continue;
      }
      try {
        const taken = await take(free);
        pauseMs = POLL_MS;
        if (taken < free) await work.wait(pauseMs);
      } catch (error) {
        onTrouble(error);
        await work.wait(pauseMs);
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      }
    }
  }

  const forget = keepClaims(database, () => [...running.keys()]);
  const supervising = setInterval(() => void boss.supervise(QUEUE).catch(onTrouble), superviseMs).unref();
  const looping = loop();

  async function stop(patienceMs: number): Promise<void> {
    stopping.abort();
    work.wake();
    room.wake();
    await looping;
    clearInterval(supervising);
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([Promise.all(running.values()), over]);
    clearTimeout(timer);
    forget();
    await giveBack(database, [...running.keys()]).catch(onTrouble);
  }

  return { wake: () => work.wake(), stop };
}
