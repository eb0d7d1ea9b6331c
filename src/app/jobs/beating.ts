import { hostname } from 'node:os';
import type { Workbench } from '../workbench/workbench.ts';

const BEAT_MS = 15_000;

/** ME4: says that this worker is alive, now and from time to time; the function says that it has gone. */
export async function beating({ stores, outside }: Workbench): Promise<() => Promise<void>> {
  const id = (await outside.ids()).next();
  const beat = (): Promise<void> =>
    stores.workers.beat({ id, host: hostname(), pid: process.pid }).catch(() => undefined);
  let last = beat();
  const timer = setInterval(() => {
    last = beat();
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
    await stores.workers.leave(id).catch(() => undefined);
  };
}
