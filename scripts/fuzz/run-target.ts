import { Worker } from 'node:worker_threads';
import { DONE, type FuzzOrder, REFUSED, SLOWEST_MS } from './fuzz-worker.ts';
import type { TargetName } from './target.ts';

/** An input that was neither answered nor refused; `seed` draws it again. */
export interface Fault {
  readonly target: TargetName;
  readonly at: number;
  readonly kind: 'crash' | 'hang';
  readonly why: string;
}

export interface TargetResult {
  readonly target: TargetName;
  readonly inputs: number;
  readonly refused: number;
  readonly slowest_ms: number;
  readonly faults: readonly Fault[];
}

/** Milliseconds without an answer after which an input counts as hanging. */
const HANG_MS = 30_000;
/** Milliseconds that a door may take to open, which is no answer to an input. */
const OPEN_MS = 180_000;
const LOOK_MS = 1000;
/** A target with so many faults is broken: the rest tells nothing more. */
const MOST_FAULTS = 10;

/** A process that ended by itself needs no end. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** One thread, until it is done, throws, or answers nothing for too long. */
function runThread(order: FuzzOrder): Promise<Omit<Fault, 'target' | 'at'> | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: order });
    let pid: number | null = null;
    let seen = -1;
    let since = Date.now();
    let patience = OPEN_MS;
    worker.on('message', (of: number | null) => {
      pid = of;
      since = Date.now();
      patience = HANG_MS;
    });
    const timer = setInterval(() => {
      const done = Atomics.load(order.counters, DONE);
      if (done !== seen) [seen, since] = [done, Date.now()];
      else if (Date.now() - since > patience)
        end({ kind: 'hang', why: `no answer for ${patience / 1000} s` });
    }, LOOK_MS);
    const end = (fault: Omit<Fault, 'target' | 'at'> | null): void => {
      clearInterval(timer);
      worker.removeAllListeners();
      if (fault !== null && pid !== null) endProcess(pid);
      void worker.terminate().then(() => resolve(fault));
    };
    worker.on('error', (error) => end({ kind: 'crash', why: error.stack ?? error.message }));
    worker.on('exit', (code) => end(code === 0 ? null : { kind: 'crash', why: `exit ${code}` }));
  });
}

/** Gives a target its inputs; after a fault it goes on with the next one in a new thread. */
export async function runTarget(
  target: TargetName,
  seed: number,
  from: number,
  count: number,
): Promise<TargetResult> {
  const faults: Fault[] = [];
  let [next, refused, slowest] = [from, 0, 0];
  while (next < from + count && faults.length < MOST_FAULTS) {
    const counters = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
    const fault = await runThread({ target, seed, from: next, count: from + count - next, counters });
    refused += Atomics.load(counters, REFUSED);
    slowest = Math.max(slowest, Atomics.load(counters, SLOWEST_MS));
    next += Atomics.load(counters, DONE);
    if (fault === null) break;
    faults.push({ target, at: next, ...fault });
    next += 1;
  }
  return { target, inputs: next - from, refused, slowest_ms: slowest, faults };
}
