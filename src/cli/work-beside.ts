import { setTimeout as pause } from 'node:timers/promises';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { JobWorker } from '../contract/ports/job-queue.ts';
import { errorText } from './error-text.ts';
import { type JobTelling, startTellingWorker } from './tell-jobs.ts';

const AGAIN_MS = 5000;

/** Tries until it stands or `signal` aborts: a database that does not answer yet is no reason not to serve. */
async function started(
  bench: Workbench,
  telling: JobTelling,
  signal: AbortSignal,
): Promise<JobWorker | undefined> {
  while (!signal.aborted) {
    try {
      return await startTellingWorker(bench, telling);
    } catch (error) {
      telling.warn(errorText(error, telling.language, false));
      await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}

/** A worker beside what the process does; nobody waits for it to begin. The function stops it. */
export function workBeside(bench: Workbench, telling: JobTelling): () => Promise<void> {
  const stopping = new AbortController();
  const starting = started(bench, telling, stopping.signal);
  return async () => {
    stopping.abort();
    const worker = await starting;
    await worker?.stop(bench.home.configuration.worker.shutdown_ms);
  };
}
