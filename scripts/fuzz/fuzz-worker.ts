import { parentPort, workerData } from 'node:worker_threads';
import type { OpenTarget, TargetName } from './target.ts';

/** Places of the shared counters. */
export const DONE = 0;
export const REFUSED = 1;
export const SLOWEST_MS = 2;

export interface FuzzOrder {
  readonly target: TargetName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly counters: Int32Array;
}

const OPEN: Readonly<Record<TargetName, () => Promise<OpenTarget>>> = {
  library: async () => (await import('./library.ts')).openLibrary(),
  http: async () => (await import('./http.ts')).openHttp(),
  hook: async () => (await import('./hook.ts')).openHook(),
  mcp: async () => (await import('./mcp.ts')).openMcp(),
};

async function work({ target, seed, from, count, counters }: FuzzOrder): Promise<void> {
  const opened = await OPEN[target]();
  parentPort?.postMessage(opened.pid ?? null, []);
  for (let at = from; at < from + count; at += 1) {
    const started = performance.now();
    const ended = await opened.run(seed + at);
    const took = Math.round(performance.now() - started);
    if (took > Atomics.load(counters, SLOWEST_MS)) Atomics.store(counters, SLOWEST_MS, took);
    if (ended === 'refused') Atomics.add(counters, REFUSED, 1);
    Atomics.add(counters, DONE, 1);
  }
  await opened.close();
}

if (workerData !== null) await work(workerData as FuzzOrder);
