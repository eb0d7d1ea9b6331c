import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./work.ts', import.meta.url));
const PROCESSES = 2;
const AT_A_TIME = 16;
const BATCH = 100;

export type Effect = 'none' | 'row';

/** Whose workers they are, what a job does, and where. */
export interface Workers {
  readonly kind: 'assay' | 'bare';
  readonly effect: Effect;
  readonly url: string;
}

async function startWorkers({ kind, effect, url }: Workers): Promise<readonly ChildProcess[]> {
  const words = [kind, url, String(AT_A_TIME), effect];
  const workers = Array.from({ length: PROCESSES }, () => fork(WORKER, words));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return workers;
}

/** Resolves once the workers have told of `jobs` together. */
function allDone(workers: readonly ChildProcess[], jobs: number): Promise<void> {
  let left = jobs;
  return new Promise((resolve, reject) => {
    for (const worker of workers) {
      worker.on('message', (done) => {
        left -= Number(done);
        if (left <= 0) resolve();
      });
      worker.once('exit', (code) => reject(new Error(`a worker ended (${code})`)));
    }
  });
}

/** Ends a worker and waits for it: the next round has the machine to itself. */
async function end(worker: ChildProcess): Promise<void> {
  worker.removeAllListeners('exit');
  if (worker.exitCode !== null) return;
  const ended = once(worker, 'exit');
  worker.disconnect();
  await ended;
}

/** Jobs a second that two worker processes do, from the first being queued to the last being done. */
export async function rate(
  of: Workers,
  jobs: number,
  enqueue: (count: number) => Promise<unknown>,
): Promise<number> {
  const workers = await startWorkers(of);
  try {
    const ended = allDone(workers, jobs);
    const begun = performance.now();
    for (let queued = 0; queued < jobs; queued += BATCH) await enqueue(Math.min(BATCH, jobs - queued));
    await ended;
    return jobs / ((performance.now() - begun) / 1000);
  } finally {
    await Promise.all(workers.map(end));
  }
}
