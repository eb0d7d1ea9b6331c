import { AssayError } from '../../contract/assay-error.ts';
import { LARGE, newRun, type Order, type Run, spentMs, type Thread, weightOf } from './order.ts';
import { give, isFree, startThread, type ThreadEvents } from './thread.ts';

/** The bounds of a pool. */
export interface PoolBounds {
  /** Threads; half of them, rounded down, do long orders. At least two. */
  readonly threads: number;
  /** How much may wait: an order counts once for each 20,000 characters begun. */
  readonly queue: number;
  /** Milliseconds of computing that one order may take; the thread ends with it. */
  readonly timeoutMs: number;
}

/** Threads that do orders, short ones beside long ones. */
export interface ThreadPool {
  /** Rejects with `AssayError`: busy (too much waits), timeout, cancelled, unavailable (the thread ended). */
  run(order: Order): Promise<unknown>;
  /** Starts two threads, so that the first orders do not wait for them. */
  warm(): void;
  close(): Promise<void>;
}

/** An order that computes longer counts as long, whatever its size, and another thread takes the place of its own. */
const LONG_MS = 1000;
const LOOK_MS = 100;

function busy(): AssayError {
  return new AssayError('busy', 'more texts wait to be verified than the server takes on', {
    hint: 'try again in a moment; server.verify_queue sets the bound',
  });
}

function tooLong(ms: number): AssayError {
  return new AssayError('timeout', `the verification computed for more than ${ms} ms`, {
    hint: 'send the text in parts, or raise server.verify_timeout_ms',
  });
}

function cancelled(): AssayError {
  return new AssayError('cancelled', 'was cancelled');
}

function ended(why: string): AssayError {
  return new AssayError('unavailable', `the thread of the verification ended (${why})`, {
    hint: 'an answer that is too large for the memory ends so: send it in parts',
  });
}

function isLong(run: Run): boolean {
  return run.order.size > LARGE || spentMs(run) > LONG_MS;
}

function runsOf(threads: Iterable<Thread>): Run[] {
  return [...threads].flatMap(({ runs }) => [...runs.values()]);
}

/** `script` is what a thread runs. */
export function threadPool({ threads: most, queue, timeoutMs }: PoolBounds, script: URL): ThreadPool {
  const threads = new Set<Thread>();
  const waiting: Run[] = [];
  let last = 0;
  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;
  const events: ThreadEvents = { onRoom, onEnd };

  /** One more thread for each short order that turned out to be long, at most as many again. */
  function room(): number {
    const slow = runsOf(threads).filter((run) => run.order.size <= LARGE && isLong(run)).length;
    return most + Math.min(most, slow);
  }

  function threadFor({ order }: Run): Thread | null {
    if (order.on !== null) return isFree(order.on) ? order.on : null;
    if (order.size > LARGE && runsOf(threads).filter(isLong).length >= Math.floor(most / 2)) return null;
    const [free] = [...threads].filter(isFree).sort((a, b) => a.runs.size - b.runs.size);
    if (free !== undefined && free.runs.size === 0) return free;
    return threads.size < room() ? start() : (free ?? null);
  }

  function start(): Thread {
    const thread = startThread(script, events);
    threads.add(thread);
    return thread;
  }

  function hand(): void {
    for (let at = 0; at < waiting.length; ) {
      if (threads.size >= room() && ![...threads].some(isFree)) break;
      const run = waiting[at] as Run;
      const thread = threadFor(run);
      if (thread === null) {
        at += 1;
        continue;
      }
      waiting.splice(at, 1);
      give(thread, run, onRoom);
    }
    if (runsOf(threads).length > 0) looking ??= setInterval(look, LOOK_MS).unref();
  }

  function onRoom(thread: Thread): void {
    hand();
    if (thread.runs.size === 0 && threads.size > room()) leave(thread);
  }

  function leave(thread: Thread): Run[] {
    const runs = [...thread.runs.values()];
    thread.isGone = true;
    thread.runs.clear();
    threads.delete(thread);
    void thread.worker.terminate();
    for (const run of runs) run.release();
    for (const run of waiting.filter(({ order }) => order.on === thread)) drop(run, ended('it is gone'));
    return runs;
  }

  function drop(run: Run, error: Error): void {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
    run.reject(error);
  }

  /** Ends a thread for the sake of some of its orders; the others are begun once more elsewhere. */
  function end(thread: Thread, guilty: (run: Run) => boolean, error: AssayError): void {
    for (const run of leave(thread)) {
      if (guilty(run) || run.isAgain || run.order.on !== null) run.reject(error);
      else waiting.unshift(Object.assign(run, { isAgain: true, asking: 0, spent: 0 }));
    }
    hand();
  }

  function onEnd(thread: Thread, why: string): void {
    if (!thread.isGone) end(thread, ({ asking }) => asking === 0, ended(why));
  }

  function look(): void {
    const isOver = (run: Run): boolean => spentMs(run) > (run.isLeft ? LONG_MS : timeoutMs);
    for (const thread of threads) {
      if (!thread.isReady) continue;
      if ([...thread.runs.values()].some(isOver)) end(thread, isOver, tooLong(timeoutMs));
    }
    for (const run of waiting.filter(({ order: { on } }) => on !== null && runsOf([on]).some(isLong)))
      drop(run, ended('it is busy'));
    hand();
    if (runsOf(threads).length > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  function onAbort(run: Run): void {
    run.reject(cancelled());
    run.isLeft = true;
    run.release();
    if (waiting.includes(run)) drop(run, cancelled());
  }

  function check({ abort, on, ...order }: Order): void {
    if (isClosed) throw ended('the server is stopping');
    if (abort?.aborted === true) throw cancelled();
    if (on?.isGone === true) throw ended('it is gone');
    const weight = waiting.reduce((sum, run) => sum + weightOf(run.order), 0);
    if (waiting.length > 0 && weight + weightOf({ ...order, on }) > queue) throw busy();
  }

  return {
    async run(order) {
      check(order);
      return new Promise((resolve, reject) => {
        const leaving = (): void => onAbort(run);
        const settle = (how: () => void): void => {
          order.abort?.removeEventListener('abort', leaving);
          how();
        };
        const run = newRun((last += 1), order, {
          resolve: (value) => settle(() => resolve(value)),
          reject: (error) => settle(() => reject(error)),
        });
        order.abort?.addEventListener('abort', leaving);
        waiting.push(run);
        hand();
      });
    },
    warm() {
      while (threads.size < 2) start();
    },
    async close() {
      isClosed = true;
      clearInterval(looking);
      for (const run of waiting.splice(0)) run.reject(ended('the server is stopping'));
      const all = [...threads];
      for (const thread of all) for (const run of leave(thread)) run.reject(ended('the server is stopping'));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
