import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { signalPorts } from '../feedback/signal-ports.ts';
import { keepSnapshot } from '../metrics/keep-snapshot.ts';
import { tellDrops } from '../metrics/tell-drops.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** `metrics.snapshot`: coverage and IO gate of a day, once. */
export function metricsSnapshotJob(bench: Workbench): JobHandler {
  const { stores, outside, home } = bench;
  return async ({ tenant_id, payload }) => {
    const { day } = JOB_PAYLOADS['metrics.snapshot'].parse(payload);
    const kept = await stores.tenantsDue(`${day}T00:00:00.000Z`);
    if (!kept.includes(tenant_id)) return { kept: false };
    const store = stores.index(tenant_id);
    const drops = await keepSnapshot(store, await outside.clock(), 'daily', home.configuration.correction);
    await tellDrops(await signalPorts(bench), tenant_id, drops);
    return { kept: true, drops: drops.map(({ part }) => part) };
  };
}
