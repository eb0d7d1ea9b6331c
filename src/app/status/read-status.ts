import type { Status } from '../../contract/status.ts';
import type { Stores } from '../stores.ts';

const DAY_MS = 24 * 3_600_000;

/** ME4: how things stand with a tenant at a moment. Rejects with `AssayError`. */
export async function readStatus(
  stores: Stores,
  tenant: string,
  { now, version }: { readonly now: string; readonly version: string },
): Promise<Status> {
  const from = new Date(Date.parse(now) - DAY_MS).toISOString();
  const range = { from, to: now, bucket: 'day', time_zone: 'UTC' } as const;
  const [index, metrics] = [stores.index(tenant), stores.metrics(tenant)];
  const { roots, signals, gaps_open, suggestions_pending } = await metrics.standing(from);
  const { coverage, io_gate } = await index.coverage();
  return {
    version,
    at: now,
    tenant_id: tenant,
    database: stores.alone ? 'embedded' : 'postgres',
    index: { ...(await index.counts()), coverage, io_gate, roots },
    jobs: (await metrics.jobs(range)).now,
    gaps_open,
    suggestions_pending,
    last_day: { signals, asks: await metrics.asks(range), thumbs: await metrics.thumbs(range) },
    workers: await stores.workers.alive(),
  };
}
