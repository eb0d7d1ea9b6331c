import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { storesOn } from '../../src/app/compose.ts';
import { cboSeries } from '../../src/app/metrics/cbo-series.ts';
import { metricsSummary } from '../../src/app/metrics/metrics-summary.ts';
import { readStatus } from '../../src/app/status/read-status.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { CoverageSnapshot } from '../../src/contract/indexed-file.ts';
import { CboSeries, MetricsSummary } from '../../src/contract/metrics.ts';
import { Status } from '../../src/contract/status.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';

const kinds = { embedded: embeddedKind, postgres: postgresKind };
/** A Wednesday. */
const NOW = '2026-03-04T12:00:00.000Z';
const TENANT = 'acme';

interface Asked {
  readonly id: string;
  readonly at: string;
  readonly outcome: string;
  readonly rounds: number;
  readonly first: 'commit' | 'branch';
  readonly found?: Record<string, number>;
}

function verdict({ id, at, outcome, rounds, first, found = {} }: Asked): VerdictRecord {
  const attempts = Array.from({ length: rounds }, (_, round) => ({
    decision: round === 0 ? first : 'commit',
  }));
  return {
    id,
    tenant_id: TENANT,
    part: 'ask',
    created_at: at,
    subject: { id: 'M', kind: 'answer' },
    input_hash: 'h',
    evidence_hash: 'h',
    checkers: {},
    outcome,
    exit: 0,
    score: 1,
    counts: { items: 3, checked: 3, unchecked: 0, failed: 0 },
    cost: { ms: 5, queries: 1, tokens: null },
    unchecked: [],
    messages: [],
    report: { rounds, ms: rounds * 100, attempts, retrieval: { by_source: found } },
  };
}

function snapshot(at: string, io_gate: number): CoverageSnapshot {
  const coverage = { params: io_gate, returns: io_gate, fields: null, lines: 1 };
  return { at, cause: 'index', objects: 40, callables: 30, coverage, io_gate };
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('metrics on %s', (name) => {
  let kind: DatabaseKind | null;
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    kind = await kinds[name]();
  }, 60_000);
  afterAll(async () => {
    await stores?.jobs.close();
    await kind?.stop();
  });
  beforeEach(async ({ skip }) => {
    if (kind === null) return skip();
    database = await kind.open();
    stores ??= await storesOn(database);
  });

  const query = { days: 3, bucket: 'day' as const };
  const cbo = async (asked = query, tenant = TENANT): Promise<CboSeries> =>
    CboSeries.parse(await cboSeries(stores.metrics(tenant), asked, NOW));
  const summary = async (): Promise<MetricsSummary> =>
    MetricsSummary.parse(await metricsSummary(stores.metrics(TENANT), query, NOW));

  test('ME2 where nothing was kept the series is empty', async () => {
    expect(await cbo()).toEqual({
      from: '2026-03-02T00:00:00.000Z',
      to: NOW,
      bucket: 'day',
      time_zone: 'UTC',
      series: [],
    });
    const { verdicts, asks, thumbs } = await summary();
    expect([verdicts, asks.improved_share, thumbs.ms]).toEqual([
      [],
      null,
      { count: 0, p50: null, p95: null },
    ]);
  });

  test('ME2 evidence by source, the last snapshot of a day, thumbs and signals, in days of UTC', async () => {
    const index = stores.index(TENANT);
    await stores.verdicts(TENANT).add([
      verdict({
        id: 'V1',
        at: '2026-03-02T23:59:59.999Z',
        outcome: 'ANSWERED',
        rounds: 1,
        first: 'commit',
        found: { contains: 2, imports: 1 },
      }),
      verdict({
        id: 'V2',
        at: '2026-03-02T00:00:00.000Z',
        outcome: 'ABSTAINED',
        rounds: 1,
        first: 'branch',
        found: { contains: 1 },
      }),
      verdict({
        id: 'V0',
        at: '2026-03-01T23:59:59.999Z',
        outcome: 'ANSWERED',
        rounds: 1,
        first: 'commit',
        found: { schema: 9 },
      }),
    ]);
    await index.keepCoverage(snapshot('2026-03-03T01:00:00.000Z', 0.5));
    await index.keepCoverage(snapshot('2026-03-03T02:00:00.000Z', 0.9));
    await stores.feedback(TENANT).give(
      {
        id: 'F',
        caller: 'K',
        chat_id: 'S',
        message_id: 'M',
        kind: 'thumbs_down',
        reason: null,
        created_at: NOW.replace('12', '11'),
      },
      null,
    );
    const { series } = await cbo();
    expect(series.map(({ start }) => start.slice(0, 10))).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    expect(series[0]).toMatchObject({
      asks: 2,
      evidence: { schema: 0, contains: 3, local_file: 0, calls: 0, imports: 1 },
      coverage: null,
      io_gate: null,
    });
    expect(series[1]).toMatchObject({ asks: 0, objects: 40, io_gate: 0.9, coverage: { params: 0.9 } });
    expect(series[2]).toMatchObject({ feedback: { thumbs_down: 1 }, signals: { thumbs_down: 0 } });
    expect((await cbo(query, 'other')).series).toEqual([]);
    const weeks = await cbo({ days: 4, bucket: 'week' } as never);
    expect(weeks.series.map(({ start, asks }) => [start.slice(0, 10), asks])).toEqual([
      ['2026-02-23', 1],
      ['2026-03-02', 2],
    ]);
  });

  test('ME1 an index without a snapshot of today is due', async () => {
    const index = stores.index(TENANT);
    const state = { commit: null, finished: true, at: NOW, version: '1' };
    await index.setState('', state);
    await index.setState('src', state);
    expect(await stores.tenantsDue('2026-03-04T00:00:00.000Z')).toEqual([TENANT]);
    await index.keepCoverage(snapshot(NOW, 0.9));
    await index.keepCoverage({ ...snapshot('2026-03-03T23:59:59.000Z', 0.9), cause: 'daily' });
    expect(await stores.tenantsDue('2026-03-04T00:00:00.000Z')).toEqual([TENANT]);
    await index.keepCoverage({ ...snapshot('2026-03-04T00:00:00.000Z', 0.9), cause: 'daily' });
    expect(await stores.tenantsDue('2026-03-04T00:00:00.000Z')).toEqual([]);
  });

  test('ME4 how things stand, and who works', async () => {
    const worker = { id: 'W', host: 'here', pid: 7 };
    await stores.workers.beat({ ...worker, id: 'killed' });
    await database.pool.query(`update workers set seen_at = now() - interval '46 seconds'`);
    await stores.workers.beat(worker);
    await stores.workers.beat(worker);
    await stores.index(TENANT).setState('src', { commit: null, finished: false, at: NOW, version: '1' });
    const gap = {
      topic: 't',
      file: null,
      symbol: null,
      reason: 'vector_hit_zero',
      question: 'q',
      caller: 'c',
    } as const;
    const { id } = await stores.learning(TENANT).countGap({ ...gap, at: NOW });
    await stores.learning(TENANT).countGap({ ...gap, topic: 'u', at: NOW });
    await stores.learning(TENANT).closeGap(id, NOW);
    const status = Status.parse(await readStatus(stores, TENANT, { now: NOW, version: '0' }));
    expect(status).toMatchObject({
      database: name,
      index: { files: 0, io_gate: null, roots: [{ root: 'src', at: NOW, finished: false }] },
      gaps_open: 1,
      suggestions_pending: 0,
      workers: 1,
      last_day: { signals: { thumbs_down: 0 }, asks: { count: 0 } },
    });
    await stores.workers.leave('W');
    expect(await stores.workers.alive()).toBe(0);
  });

  test('ME3 share improved within two rounds, mean rounds, verdicts by outcome', async () => {
    const at = '2026-03-03T05:00:00.000Z';
    const one = (id: string, outcome: string, rounds: number, first: 'commit' | 'branch'): VerdictRecord =>
      verdict({ id, at, outcome, rounds, first });
    await stores
      .verdicts(TENANT)
      .add([
        one('V1', 'ANSWERED', 1, 'commit'),
        one('V2', 'ANSWERED', 2, 'branch'),
        one('V3', 'ANSWERED', 3, 'branch'),
        one('V4', 'QUOTED', 2, 'branch'),
      ]);
    const { asks, verdicts } = await summary();
    expect(asks).toEqual({
      count: 4,
      answered: 3,
      quoted: 1,
      abstained: 0,
      failed_first: 3,
      improved: 1,
      improved_share: 1 / 3,
      mean_rounds: 2,
      mean_rounds_to_improve: 2.5,
      ms: { count: 4, p50: 200, p95: 285 },
    });
    expect(verdicts.map(({ verdicts: of }) => of)).toEqual([
      [],
      [
        { part: 'ask', outcome: 'ANSWERED', count: 3 },
        { part: 'ask', outcome: 'QUOTED', count: 1 },
      ],
      [],
    ]);
  });

  test('ME3 time from a thumb to its answer; the word that it is looked for is none', async () => {
    const session = { id: 'S', tenant_id: TENANT, user_id: null, created_at: NOW, metadata: {} };
    const at = (second: number): string => `2026-03-03T05:00:${String(second).padStart(2, '0')}.000Z`;
    const plain = { session_id: 'S', citations: [], model: null, verdict_ids: [] };
    await stores.chats(TENANT).keep(session, [
      { ...plain, id: 'M1', role: 'assistant', content: { text: '?' }, created_at: at(0) },
      { ...plain, id: 'M2', role: 'assistant', content: { text: '?' }, created_at: at(0) },
      {
        ...plain,
        id: 'N1',
        role: 'system',
        content: { text: '…', notice: 'improving', improves: 'M1' },
        created_at: at(1),
      },
      { ...plain, id: 'A1', role: 'assistant', content: { text: '!', improves: 'M1' }, created_at: at(21) },
      {
        ...plain,
        id: 'N2',
        role: 'system',
        content: { text: '…', notice: 'improving', improves: 'M2' },
        created_at: at(1),
      },
    ]);
    for (const [n, message_id] of ['M1', 'M2'].entries())
      await stores.feedback(TENANT).give(
        {
          id: `F${n}`,
          caller: 'K',
          chat_id: 'S',
          message_id,
          kind: 'thumbs_down',
          reason: null,
          created_at: at(1),
        },
        null,
      );
    expect((await summary()).thumbs).toEqual({
      count: 2,
      improved: 1,
      answered: 1,
      within_60_s: 1,
      ms: { count: 1, p50: 20_000, p95: 20_000 },
    });
  });

  test('ME3 jobs: ends, times and the retry rate, by type; without a queue there are none', async () => {
    await stores.jobs.counts(TENANT);
    await database.pool.query('truncate job_past_events');
    await database.pool.query('delete from assay_queue.job_common');
    const [a = '', b = ''] = await stores.jobs.enqueue(TENANT, [
      { type: 'index.file', payload: { path: 'a' } },
      { type: 'index.module', payload: { path: 'b' } },
    ]);
    await database.pool.query("update assay_queue.job_common set created_on = '2026-03-03T05:00:00Z'");
    const steps = [
      [a, 1, 'assigned'],
      [a, 2, 'running'],
      [a, 4, 'failed'],
      [a, 5, 'assigned'],
      [a, 6, 'running'],
      [a, 16, 'succeeded'],
      [b, 3, 'assigned'],
      [b, 3, 'running'],
      [b, 7, 'dead_lettered'],
    ] as const;
    for (const [job, second, state] of steps)
      await database.pool.query(
        'insert into job_past_events (tenant_id, job_id, ts, kind) values ($1, $2, $3, $4)',
        [TENANT, job, `2026-03-03T05:00:${String(second).padStart(2, '0')}Z`, state],
      );
    const { jobs } = await summary();
    expect(jobs).toMatchObject({
      now: { queued: 2, running: 0 },
      ended: 2,
      per_hour: 2 / 60,
      run_ms: { count: 3, p50: 4000, p95: 9400 },
      wait_ms: { count: 2, p50: 2000 },
      retry_rate: 1 / 3,
      by_type: [
        { type: 'index.file', ended: 1, retry_rate: 0.5 },
        { type: 'index.module', ended: 1, retry_rate: 0, p95_ms: 4000 },
      ],
    });
    expect(jobs.series[1]).toEqual({
      start: '2026-03-03T00:00:00.000Z',
      succeeded: 1,
      failed: 1,
      dead_lettered: 1,
      cancelled: 0,
      p95_ms: 9400,
    });
  });
});
