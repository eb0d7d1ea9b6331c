import { expect, test } from 'vitest';
import { metricsSnapshotJob } from '../../src/app/jobs/metrics-snapshot.ts';
import { queueSnapshots } from '../../src/app/metrics/daily-snapshots.ts';
import { metricRange } from '../../src/app/metrics/metric-range.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { CoverageSnapshot } from '../../src/contract/indexed-file.ts';
import type { Job } from '../../src/contract/job.ts';
import { noAbort, testBench, memoryStores as unusedStores, testRouter } from '../support/bench.ts';
import { memoryStores } from '../support/memory-stores.ts';

const DAY = '2026-02-02';

interface World {
  readonly bench: Workbench;
  readonly stores: Stores;
  readonly kept: CoverageSnapshot[];
}

/** An index whose IO gate is now as given, and was `before`. */
function world(before: number | null, now: number, due: readonly string[]): World {
  const coverage = { params: now, returns: now, fields: null, lines: 1 };
  const shares = { objects: 40, callables: 30, coverage, io_gate: now };
  const kept: CoverageSnapshot[] = [];
  const last = { ...shares, at: '2026-02-01T00:00:00.000Z', cause: 'daily' as const, io_gate: before };
  const memory = memoryStores();
  const stores: Stores = {
    ...memory,
    tenantsDue: async () => due,
    index: (tenant) => ({
      ...memory.index(tenant),
      coverage: async () => shares,
      coverages: async () => (before === null ? [] : [last]),
      keepCoverage: async (snapshot) => void kept.push(snapshot),
    }),
  };
  return { bench: { ...testBench(testRouter([]), unusedStores()), stores }, stores, kept };
}

const job: Job = {
  id: 'J',
  tenant_id: 'acme',
  type: 'metrics.snapshot',
  status: 'running',
  payload: { day: DAY },
  created_at: `${DAY}T00:00:00.000Z`,
  updated_at: `${DAY}T00:00:00.000Z`,
  scheduled_at: `${DAY}T00:00:00.000Z`,
  attempts: 1,
  dead_letter_reason: null,
  result: null,
  trace_id: null,
};

test('ME1 a day is kept once, and what fell since is a signal of the gate', async () => {
  const { bench, stores, kept } = world(0.9, 0.8, ['acme']);
  expect(await metricsSnapshotJob(bench)(job, noAbort())).toEqual({ kept: true, drops: ['io_gate'] });
  expect(kept).toMatchObject([{ cause: 'daily', io_gate: 0.8 }]);
  const signals = await stores.feedback('acme').signals({ limit: 9 });
  expect(signals.map(({ payload }) => payload)).toMatchObject([
    { source: 'gate', reason: 'io_gate_drop', context: { symbol: 'io_gate', now: 0.8, before: 0.9 } },
  ]);
  const done = world(0.9, 0.8, []);
  expect(await metricsSnapshotJob(done.bench)(job, noAbort())).toEqual({ kept: false });
  expect(done.kept).toEqual([]);
});

test('ME1 nothing is said where nothing fell', async () => {
  const { bench, stores } = world(0.9, 0.9, ['acme']);
  expect(await metricsSnapshotJob(bench)(job, noAbort())).toEqual({ kept: true, drops: [] });
  expect(await stores.feedback('acme').signals({ limit: 9 })).toEqual([]);
});

test('ME1 one snapshot of a day is queued for each index, however often it is looked for', async () => {
  const { bench, stores } = world(null, 0.9, ['acme', 'other']);
  await queueSnapshots(bench);
  await queueSnapshots(bench);
  for (const tenant of ['acme', 'other'])
    expect(await stores.jobs.list(tenant, { limit: 9 })).toMatchObject([
      { type: 'metrics.snapshot', payload: { day: DAY } },
    ]);
});

test('ME2 days begin at midnight in UTC, weeks on Monday', () => {
  const now = '2026-03-04T12:00:00.000Z';
  expect(metricRange({ days: 1, bucket: 'hour' }, now).from).toBe('2026-03-04T00:00:00.000Z');
  expect(metricRange({ days: 3, bucket: 'day' }, now).from).toBe('2026-03-02T00:00:00.000Z');
  expect(metricRange({ days: 3, bucket: 'week' }, now).from).toBe('2026-03-02T00:00:00.000Z');
  expect(metricRange({ days: 4, bucket: 'week' }, now).from).toBe('2026-02-23T00:00:00.000Z');
});
