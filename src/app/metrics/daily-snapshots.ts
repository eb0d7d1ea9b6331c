import type { Workbench } from '../workbench/workbench.ts';

const HOUR_MS = 3_600_000;

/** ME1: queues today's snapshot of each index that has none; of several workers one is heard. */
export async function queueSnapshots({ stores, outside }: Workbench): Promise<void> {
  const day = (await outside.clock()).now().slice(0, 10);
  for (const tenant of await stores.tenantsDue(`${day}T00:00:00.000Z`))
    await stores.jobs.enqueue(tenant, [{ type: 'metrics.snapshot', payload: { day }, singleton_key: day }]);
}

/** Looks at once and each hour; a database that does not answer is asked again in an hour. The function ends it. */
export function dailySnapshots(bench: Workbench): () => void {
  const look = (): void => void queueSnapshots(bench).catch(() => undefined);
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
