import { setImmediate as turn } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { JobHandlers, JobWorker, WorkerOptions } from '../../contract/ports/job-queue.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { beginSuspects, giveBack, keepClaims } from './claims.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { QueueDatabase } from './queue-database.ts';
import { QUEUE } from './queue-names.ts';
import { settling } from './settling.ts';
import { newWaiting } from './waiting.ts';

/** How often an idle worker looks for jobs: notifications do not reach every database. */
const POLL_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** Room that little jobs leave one by one is filled by one statement; longer than this it does not stay empty. */
const GATHER_MS = 5;

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

/** Attempts whose lease this process holds: those that run, and those whose end is being written. */
interface Held {
  readonly attempts: Map<Attempt, Promise<void>>;
  /** Those of them that take room, and how many of these run. */
  inRoom: number;
  running: number;
}

/** Runs one attempt and writes its end; the room that it took is free before that stands. */
async function runAttempt(
  { handlers, options }: WorkerParts,
  attempt: Attempt,
  settle: (attempt: Attempt, outcome: Outcome) => Promise<void>,
  onEnd: () => void,
): Promise<void> {
  const begun = performance.now();
  const outcome = await outcomeOf(attempt, handlers);
  const milliseconds = performance.now() - begun;
  onEnd();
  await settle(attempt, outcome);
  if (!attempt.lost && outcome.status !== 'queued')
    options.onSettled?.(attempt.job, endOf(attempt, outcome), milliseconds);
}

async function withinPatience(ended: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([ended, over]);
  clearTimeout(timer);
}

/** Takes jobs as long as there is room for them, and runs them. */
export function startWorker(parts: WorkerParts): JobWorker & { readonly wake: () => void } {
  const { database, boss, options, superviseMs } = parts;
  const held: Held = { attempts: new Map(), inRoom: 0, running: 0 };
  const room = newWaiting();
  const work = newWaiting();
  const stopping = new AbortController();
  const onTrouble = (error: unknown): void => options.onTrouble?.(database.errorOf(error, 'jobs'));
  const settle = settling(parts, onTrouble);
  let lastSuspect = Promise.resolve();

  function isAside({ job }: Attempt): boolean {
    return options.aside?.includes(job.type) === true;
  }

  /** Holds the attempt, and its room until `run` says that it ended. */
  function hold(attempt: Attempt, run: (onEnd: () => void) => Promise<void>): void {
    const size = isAside(attempt) ? 0 : 1;
    held.running += size;
    held.inRoom += size;
    const onEnd = (): void => {
      held.running -= size;
      room.wake();
    };
    const done = run(onEnd).finally(() => {
      held.attempts.delete(attempt);
      held.inRoom -= size;
      room.wake();
    });
    held.attempts.set(attempt, done);
  }

  /** One after the other: where one of them ends the process, the others had not begun. */
  async function runSuspect(attempt: Attempt, before: Promise<void>, onEnd: () => void): Promise<void> {
    await before;
    const [begun] = attempt.lost ? [] : await beginSuspects(database, [attempt]).catch(noneBegun);
    if (begun === undefined) onEnd();
    else await runAttempt(parts, begun, settle, onEnd);
  }

  function noneBegun(error: unknown): readonly Attempt[] {
    onTrouble(error);
    return [];
  }

  function start(attempt: Attempt): void {
    if (!attempt.isSuspect) return hold(attempt, (onEnd) => runAttempt(parts, attempt, settle, onEnd));
    const before = isAside(attempt) ? Promise.resolve() : lastSuspect;
    hold(attempt, (onEnd) => {
      const done = runSuspect(attempt, before, onEnd);
      if (!isAside(attempt)) lastSuspect = done;
      return done;
    });
  }

  /** Jobs that there is room for; of those whose end is not written yet as many again may be held. */
  function free(): number {
    const { concurrency } = options;
    return Math.min(concurrency - held.running, 2 * concurrency - held.inRoom);
  }

  /** Whether all the room was filled. Rejects where the database does not answer; a lease taken then runs out. */
  async function take(most: number): Promise<boolean> {
    const rows = await boss.fetch<unknown>(QUEUE, { batchSize: most, includeMetadata: true });
    for (const row of rows) start(attemptOf(row));
    return rows.length === most;
  }

  async function takeOrWait(pauseMs: number): Promise<number> {
    try {
      if (!(await take(free()))) await work.wait(POLL_MS);
      return POLL_MS;
    } catch (error) {
      onTrouble(error);
      await work.wait(pauseMs);
      return Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    }
  }

  /** Until half of the room is free, and not for long. */
  async function gatherRoom(): Promise<void> {
    const until = performance.now() + GATHER_MS;
    const isMuch = (): boolean => free() * 2 >= options.concurrency || stopping.signal.aborted;
    for (let left = GATHER_MS; left > 0 && !isMuch(); left = until - performance.now()) await room.wait(left);
  }

  async function loop(): Promise<void> {
    let pauseMs = POLL_MS;
    while (!stopping.signal.aborted) {
      // What ends together leaves room together.
      await turn();
      if (free() === 0) await room.wait(null);
      await gatherRoom();
      if (free() > 0) pauseMs = await takeOrWait(pauseMs);
    }
  }

  const forget = keepClaims(database, () => [...held.attempts.keys()]);
  const supervising = setInterval(() => void boss.supervise(QUEUE).catch(onTrouble), superviseMs).unref();
  const looping = loop();

  async function stop(patienceMs: number): Promise<void> {
    stopping.abort();
    work.wake();
    room.wake();
    await looping;
    clearInterval(supervising);
    await withinPatience(Promise.all(held.attempts.values()), patienceMs);
    forget();
    await giveBack(database, [...held.attempts.keys()]).catch(onTrouble);
  }

  return { wake: () => work.wake(), stop };
}
