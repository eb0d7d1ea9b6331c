import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { Job, JobState, NewJob } from '../../src/contract/job.ts';
import type { JobHandler, JobQueue, JobWorker } from '../../src/contract/ports/job-queue.ts';
import { type DatabaseKind, embeddedKind, postgresKind } from '../support/database.ts';
import { emptyQueue, eventually, queueOn } from '../support/test-queue.ts';

const FILE: NewJob = { type: 'index.file', payload: { path: 'src/a.ts' } };
const TRIED_AGAIN: readonly JobState[] = ['assigned', 'running', 'failed'];
const kinds = await Promise.all([embeddedKind(), postgresKind()]);

describe.each(kinds.filter((kind) => kind !== null))('the queue on $kind', (kind: DatabaseKind) => {
  let database: Database;
  let queue: JobQueue;
  let worker: JobWorker | undefined;

  beforeAll(async () => {
    database = await kind.open();
  });
  beforeEach(async () => {
    await emptyQueue(database);
    queue = queueOn(database);
  });
  afterEach(async () => {
    await worker?.stop(0);
    worker = undefined;
    await queue.close();
  });
  afterAll(() => kind.stop());

  async function queued(job: NewJob = FILE): Promise<string> {
    const [id = ''] = await queue.enqueue('t', [job]);
    return id;
  }

  async function work(handler: JobHandler, concurrency = 4): Promise<void> {
    worker = await queue.work({ 'index.file': handler }, { concurrency });
  }

  function until(id: string, status: JobState): Promise<Job> {
    return eventually(async () => {
      const job = await queue.read('t', id);
      return job?.status === status && job;
    });
  }

  async function kindsOf(id: string): Promise<readonly JobState[]> {
    return (await queue.events('t', id)).map((event) => event.kind);
  }

  /** As if the worker had been silent for an hour. */
  async function ageLease(id: string): Promise<void> {
    await database.pool.query(
      `update assay_queue.job_common set started_on = started_on - interval '1 hour',
         heartbeat_on = heartbeat_on - interval '1 hour', expire_seconds = 80000 where id = $1`,
      [id],
    );
  }

  it('JB1 a job is done, and every transition has one event', async () => {
    const id = await queued({ ...FILE, trace_id: 'trace' });
    await work(async (job) => ({ did: job.payload['path'] ?? null }));
    const job = await until(id, 'succeeded');
    expect(job).toMatchObject({
      type: 'index.file',
      attempts: 1,
      trace_id: 'trace',
      result: { did: 'src/a.ts' },
    });
    expect(await kindsOf(id)).toEqual(['queued', 'assigned', 'running', 'succeeded']);
  });

  it('JB21 a job that is put back is tried again later, and that attempt does not count', async () => {
    const id = await queued();
    let times = 0;
    await work(async () => ((times += 1) < 3 ? { putBackFor: 200 } : null));
    expect(await until(id, 'succeeded')).toMatchObject({ attempts: 1 });
    const back: readonly JobState[] = ['assigned', 'running', 'queued'];
    expect(await kindsOf(id)).toEqual(['queued', ...back, ...back, 'assigned', 'running', 'succeeded']);
  });

  it('JB21 what is postponed waits, and nothing else', async () => {
    const waiting = await queued();
    const other = await queued({ ...FILE, payload: { path: 'src/b.ts' } });
    await queue.postpone('u', { type: 'index.file', payload: { path: 'src/b.ts' } }, 60_000);
    await queue.postpone('t', { type: 'index.file', payload: { path: 'src/a.ts' } }, 60_000);
    await work(async () => null);
    await until(other, 'succeeded');
    expect(await queue.read('t', waiting)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await kindsOf(waiting)).toEqual(['queued']);
  });

  it('JB21 jobs of a type aside take no room', async () => {
    const done = new AbortController();
    const ids = await Promise.all(Array.from({ length: 5 }, () => queued()));
    const other = await queued({ type: 'metrics.snapshot', payload: { day: '2026-01-01' } });
    const waits: JobHandler = () =>
      new Promise((resolve) => done.signal.addEventListener('abort', () => resolve(null)));
    const handlers = { 'index.file': waits, 'metrics.snapshot': async () => null };
    worker = await queue.work(handlers, { concurrency: 2, aside: ['index.file'] });
    await until(other, 'succeeded');
    done.abort();
    for (const id of ids) await until(id, 'succeeded');
  });

  it('JB1 events that an earlier version wrote stand beside those that rows say', async () => {
    const [done, fresh] = [await queued(), await queued()];
    await work(async () => null);
    for (const id of [done, fresh]) await until(id, 'succeeded');
    await worker?.stop(1000);
    await database.pool.query(`
      insert into job_past_events (tenant_id, job_id, kind)
      select tenant_id, job_id, kind from job_events where job_id = '${done}' or kind = 'queued' order by id`);
    await database.pool.query('drop view jobs; drop view job_events; drop table job_arrivals');
    await database.pool.query('alter table job_past_events rename to job_events');
    await database.pool.query("comment on table job_events is 'assay 2'");
    await queue.close();
    queue = queueOn(database);
    for (const id of [done, fresh])
      expect(await kindsOf(id)).toEqual(['queued', 'assigned', 'running', 'succeeded']);
  });

  it('JB2 jobs stand or fall with the transaction that queued them', async () => {
    const within = await queue.within();
    for (const end of ['rollback', 'commit']) {
      const client = await database.pool.connect();
      await client.query('begin');
      await within(client, 't', [FILE, { ...FILE, payload: { path: end } }]);
      await client.query(end);
      client.release();
    }
    const paths = (await queue.list('t', { limit: 10 })).map(({ payload }) => payload['path']);
    expect(paths).toEqual(['commit', 'src/a.ts']);
  });

  const MISFITS: readonly NewJob[] = [
    { type: 'index.file', payload: {} },
    { type: 'index.file', payload: { path: 3 } },
    { type: 'index.galaxy' as 'index.file', payload: { path: 'a' } },
    { ...FILE, scheduled_at: 'tomorrow' },
  ];

  it.each(MISFITS)('JB3 what does not fit its type is not queued: %j', async (job) => {
    await expect(queue.enqueue('t', [FILE, job])).rejects.toMatchObject({
      name: 'AssayError',
      code: 'malformed',
    });
    expect(await queue.list('t', { limit: 10 })).toEqual([]);
  });

  it('JB3 a payload is completed by its defaults, and comes back as it was, also where Postgres cannot hold it', async () => {
    const [id = ''] = await queue.enqueue('t', [{ type: 'index.module', payload: { path: 'a\0\ud800' } }]);
    expect((await queue.read('t', id))?.payload).toEqual({ path: 'a\0\ud800', recursive: true });
  });

  it('JB4 of one key one waits or runs at a time, of all that are queued at once', async () => {
    const job = { ...FILE, singleton_key: 'a' };
    const ids = (await Promise.all(Array.from({ length: 20 }, () => queue.enqueue('t', [job, job])))).flat();
    expect(new Set(ids).size).toBe(1);
    expect(await queue.enqueue('other', [job])).not.toEqual([ids[0]]);
    const other = { type: 'index.module', payload: { path: 'a' }, singleton_key: 'a' } as const;
    expect(await queue.enqueue('t', [other])).not.toEqual([ids[0]]);
    await work(async () => null);
    await until(ids[0] ?? '', 'succeeded');
    expect(await queued(job)).not.toBe(ids[0]);
  });

  it('JB5 jobs are listed newest first, by tenant, status and type, a page at a time', async () => {
    const ids = await queue.enqueue('t', [FILE, FILE, { type: 'index.module', payload: { path: 'b' } }]);
    await queue.enqueue('other', [FILE]);
    const newest = ids.toReversed();
    expect((await queue.list('t', { limit: 9 })).map(({ id }) => id)).toEqual(newest);
    expect((await queue.list('t', { limit: 9, after: newest[0] })).map(({ id }) => id)).toEqual(
      newest.slice(1),
    );
    expect(await queue.list('t', { limit: 9, type: 'index.module' })).toHaveLength(1);
    expect(await queue.list('t', { limit: 9, status: 'running' })).toEqual([]);
    expect(await queue.counts('t')).toMatchObject({ queued: 3, running: 0 });
    expect(await queue.read('other', ids[0] ?? '')).toBeNull();
    expect(await queue.events('other', ids[0] ?? '')).toEqual([]);
    expect(await queue.read('t', 'nothing')).toBeNull();
  });

  it('JB6 a lease that is over goes back to queued; what its worker brings late is dropped', async () => {
    const id = await queued();
    let late: (value: string) => void = () => undefined;
    await work(
      (job) =>
        job.attempts === 1
          ? new Promise((resolve) => {
              late = resolve;
            })
          : Promise.resolve('second'),
      2,
    );
    await until(id, 'running');
    await ageLease(id);
    const job = await until(id, 'succeeded');
    late('first');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(job).toMatchObject({ attempts: 2, result: 'second' });
    expect((await queue.read('t', id))?.result).toBe('second');
    expect(await kindsOf(id)).toEqual([
      'queued',
      'assigned',
      'running',
      'queued',
      'assigned',
      'running',
      'succeeded',
    ]);
  });

  it('JB7 a failed attempt is tried again after 500 ms, doubled each time, give or take a quarter', async () => {
    queue = queueOn(database, { max_attempts: 3 });
    const id = await queued();
    const waits: number[] = [];
    async function noteWait(): Promise<void> {
      const job = await queue.read('t', id);
      waits.push(Date.parse(job?.scheduled_at ?? '') - Date.parse(job?.updated_at ?? ''));
    }
    worker = await queue.work(
      { 'index.file': () => Promise.reject(new Error('no')) },
      {
        concurrency: 1,
        onSettled: (_, status) => {
          if (status === 'failed') void noteWait();
        },
      },
    );
    const job = await until(id, 'dead_lettered');
    expect(job).toMatchObject({ attempts: 3, dead_letter_reason: 'exhausted_retries' });
    expect(await kindsOf(id)).toEqual([
      'queued',
      ...TRIED_AGAIN,
      ...TRIED_AGAIN,
      'assigned',
      'running',
      'dead_lettered',
    ]);
    expect(waits).toHaveLength(2);
    for (const [place, wait] of waits.entries()) {
      // Reckoned from the beginning of its statement, which takes a while itself.
      expect(wait).toBeGreaterThan(500 * 2 ** place * 0.4);
      expect(wait).toBeLessThan(500 * 2 ** place * 1.3);
    }
  });

  it('JB7 no wait is longer than 60 s', async () => {
    const id = await queued();
    await database.pool.query(
      'update assay_queue.job_common set retry_count = 15, retry_limit = 19, started_on = now() where id = $1',
      [id],
    );
    await work(() => Promise.reject(new Error('no')));
    const job = await until(id, 'failed');
    expect(Date.parse(job.scheduled_at) - Date.parse(job.updated_at)).toBeLessThanOrEqual(60_000);
    expect(Date.parse(job.scheduled_at) - Date.parse(job.updated_at)).toBeGreaterThan(59_000);
  });

  const DEAD: readonly [string, string, () => Promise<Job['result']>, Partial<{ max_attempts: number }>][] = [
    ['policy_violation', '', async () => ({ deadLetter: { reason: 'policy_violation', message: 'm' } }), {}],
    [
      'dependency_unavailable',
      '',
      () => Promise.reject(new AssayError('unavailable', 'm')),
      { max_attempts: 1 },
    ],
    [
      'infrastructure_failure',
      '',
      () => Promise.reject(new AssayError('disk_full', 'm')),
      { max_attempts: 1 },
    ],
    ['exhausted_retries', '', () => Promise.reject(new Error('m')), { max_attempts: 1 }],
    ['parse_error', `'"text"'`, async () => null, {}],
    ['parse_error', 'null', async () => null, {}],
    ['validation_failed', `data || '{"type": "index.galaxy"}'`, async () => null, {}],
    ['validation_failed', `data || '{"type": "metrics.snapshot"}'`, async () => null, {}],
    ['validation_failed', `data || '{"payload": {"path": 7}}'`, async () => null, {}],
  ];

  it.each(DEAD)('JB8 a dead letter says why: %s %s', async (reason, data, handler, settings) => {
    queue = queueOn(database, settings);
    const id = await queued();
    if (data !== '')
      await database.pool.query(`update assay_queue.job_common set data = ${data} where id = $1`, [id]);
    await work(handler);
    expect(await until(id, 'dead_lettered')).toMatchObject({ dead_letter_reason: reason, attempts: 1 });
    expect((await queue.events('t', id)).at(-1)?.detail).toMatchObject({ reason });
  });

  it('JB8 an attempt that takes too long is told, and not waited for', async () => {
    queue = queueOn(database, { max_attempts: 1, job_timeout_seconds: 1 });
    const id = await queued();
    let told = false;
    await work((_, abort) => {
      abort.addEventListener('abort', () => (told = true));
      return new Promise(() => undefined);
    });
    expect(await until(id, 'dead_lettered')).toMatchObject({ dead_letter_reason: 'timeout' });
    expect(told).toBe(true);
  });

  it('JB8 a job that ends its worker each time is given up', async () => {
    queue = queueOn(database, { max_attempts: 1 });
    const id = await queued();
    await work(() => new Promise(() => undefined));
    await until(id, 'running');
    await ageLease(id);
    expect(await until(id, 'dead_lettered')).toMatchObject({ dead_letter_reason: 'infrastructure_failure' });
  });

  it('JB9 dead letters are driven again, with no attempts, as far as their keys are free', async () => {
    queue = queueOn(database, { max_attempts: 1 });
    const key = { ...FILE, singleton_key: 'k' };
    const ids = [await queued(), await queued(key)];
    await work(() => Promise.reject(new Error('no')));
    for (const id of ids) await until(id, 'dead_lettered');
    await worker?.stop(100);
    const holder = await queued(key);
    expect(await queue.redrive('other', null)).toBe(0);
    expect(await queue.redrive('t', ['nothing'])).toBe(0);
    expect(await queue.redrive('t', null)).toBe(1);
    expect(await queue.read('t', ids[0] ?? '')).toMatchObject({
      status: 'queued',
      attempts: 0,
      result: null,
    });
    expect(await queue.cancel('t', holder)).toBe(true);
    expect(await queue.redrive('t', ids)).toBe(1);
    await work(async () => null);
    for (const id of ids) await until(id, 'succeeded');
    expect((await kindsOf(ids[0] ?? '')).slice(-5)).toEqual([
      'dead_lettered',
      'queued',
      'assigned',
      'running',
      'succeeded',
    ]);
  });

  it('JB10 a cancelled job is done by nobody; a running one is told', async () => {
    const waiting = await queued({ ...FILE, scheduled_at: '2126-01-01T00:00:00Z' });
    const running = await queued();
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await work((_, abort) => {
      abort.addEventListener('abort', tell);
      return told.then(() => 'late');
    });
    await until(running, 'running');
    expect(await queue.cancel('other', running)).toBe(false);
    for (const id of [waiting, running]) expect(await queue.cancel('t', id)).toBe(true);
    await told;
    expect(await queue.cancel('t', running)).toBe(false);
    await worker?.stop(1000);
    expect(await queue.read('t', running)).toMatchObject({ status: 'cancelled', result: null });
    expect(await kindsOf(waiting)).toEqual(['queued', 'cancelled']);
  });

  it('JB11 a worker that stops waits for what runs; what does not end goes back, and that attempt does not count', async () => {
    const quick = await queued();
    const slow = await queued({ ...FILE, payload: { path: 'slow' } });
    await work(({ payload }) =>
      payload['path'] === 'slow'
        ? new Promise(() => undefined)
        : new Promise((resolve) => setTimeout(() => resolve('done'), 200)),
    );
    await until(quick, 'running');
    await until(slow, 'running');
    await worker?.stop(1000);
    expect(await queue.read('t', quick)).toMatchObject({ status: 'succeeded', result: 'done' });
    expect(await queue.read('t', slow)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await kindsOf(slow)).toEqual(['queued', 'assigned', 'running', 'queued']);
  });

  it('JB12 of 64 that claim one job at once one gets it', async () => {
    await queue.counts('t');
    let done = 0;
    const queues = Array.from({ length: 64 }, () => queueOn(database));
    const workers = await Promise.all(
      queues.map((each) => each.work({ 'index.file': async () => ((done += 1), null) }, { concurrency: 1 })),
    );
    const id = await queued();
    await until(id, 'succeeded');
    await Promise.all(workers.map((each) => each.stop(1000)));
    await Promise.all(queues.map((each) => each.close()));
    expect(done).toBe(1);
    expect(await kindsOf(id)).toEqual(['queued', 'assigned', 'running', 'succeeded']);
  });

  it.each([-86_400_000, 86_400_000])(
    'JB13 the clock of a process does not matter (%d ms off)',
    async (skew) => {
      const really = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: really + skew });
      try {
        const id = await queued();
        await work(({ attempts }) =>
          attempts === 1 ? Promise.reject(new Error('no')) : Promise.resolve(null),
        );
        const job = await until(id, 'succeeded');
        for (const at of [job.created_at, job.updated_at, job.scheduled_at])
          expect(Math.abs(Date.parse(at) - really)).toBeLessThan(60_000);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('JB14 a result that cannot be kept is a dead letter, not a job that runs for ever', async () => {
    queue = queueOn(database, { max_attempts: 1 });
    const id = await queued();
    await work(async () => 10n as never);
    expect(await until(id, 'dead_lettered')).toMatchObject({ attempts: 1 });
    await worker?.stop(100);
    const odd = await queued();
    await work(async () => 'a\0b');
    expect(await until(odd, 'succeeded')).toMatchObject({ result: 'a\0b' });
  });
});
