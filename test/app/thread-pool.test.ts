import { afterEach, expect, it } from 'vitest';
import type { Order } from '../../src/app/verify-thread/order.ts';
import { type PoolBounds, type ThreadPool, threadPool } from '../../src/app/verify-thread/thread-pool.ts';
import type { Slow } from '../support/slow-worker.ts';

const script = new URL('../support/slow-worker.ts', import.meta.url);
const LARGE = 20_001;
let pool: ThreadPool;

function open(bounds: Partial<PoolBounds> = {}): void {
  pool = threadPool({ threads: 2, queue: 100, timeoutMs: 600_000, ...bounds }, script);
}

afterEach(() => pool.close());

function order(input: Slow, more: Partial<Order> = {}): Promise<unknown> {
  const of = { work: 'drop', input, size: 10, home: null, ports: null, on: null } as const;
  return pool.run({ ...of, ...more });
}

/** Its code where it failed; what is still open at the end of a test is closed with the pool. */
function said(running: Promise<unknown>): Promise<unknown> {
  return running.catch((error: unknown) => (error as { code?: string }).code);
}

/** True once nothing settled it while some short orders were done. */
async function isOpen(running: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void running.then(() => (isDone = true));
  for (let at = 0; at < 10; at += 1) expect(await order('answer')).toBe('done');
  return !isDone;
}

const ALWAYS = 60_000;

it(
  'HT27 short orders are done while a long one computes for ever, and a second long one waits',
  async () => {
    open();
    const first = said(order('compute for ever', { size: LARGE }));
    const second = said(order('answer', { size: LARGE }));
    expect(await isOpen(first)).toBe(true);
    expect(await isOpen(second)).toBe(true);
  },
  ALWAYS,
);

it(
  'HT27 short orders that turn out to be long leave room for others',
  async () => {
    open();
    const hostile = [said(order('compute for ever')), said(order('compute for ever'))];
    expect(await isOpen(Promise.race(hostile))).toBe(true);
  },
  ALWAYS,
);

it(
  'HT27 threads whose orders wait for an answer take others',
  async () => {
    open();
    let answer = (_: unknown): void => undefined;
    const answered = new Promise((resolve) => (answer = resolve));
    const ports = { 'judge.ask': () => answered };
    const waiting = Array.from({ length: 5 }, () => said(order('ask and wait', { ports })));
    expect(await isOpen(Promise.race(waiting))).toBe(true);
    answer('yes');
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ id: 1, value: 'yes' })));
  },
  ALWAYS,
);

it(
  'HT28 what is more than the queue holds is refused, a long text by its length, and the first always waits',
  async () => {
    open({ queue: 3 });
    const long = (): Promise<unknown> => said(order('compute for ever', { size: LARGE }));
    const running = long();
    const waiting = said(order('answer', { size: 20_000 * 9 }));
    expect(await long()).toBe('busy');
    await pool.close();
    expect(await Promise.all([running, waiting])).toEqual(['unavailable', 'unavailable']);
  },
  ALWAYS,
);

it(
  'HT29 one that computes too long ends with its thread, and others go on',
  async () => {
    open({ timeoutMs: 300 });
    const ports = { 'judge.ask': () => new Promise(() => undefined) };
    const waits = said(order('ask and wait', { ports }));
    expect(
      await Promise.all(['compute for ever', 'compute for ever'].map(() => said(order('compute for ever')))),
    ).toEqual(['timeout', 'timeout']);
    expect(await isOpen(waits)).toBe(true);
  },
  ALWAYS,
);

it(
  'HT29 a thread that ends by itself fails what it computed, and others go on',
  async () => {
    open();
    const ports = { 'judge.ask': () => new Promise(() => undefined) };
    const waits = said(order('ask and wait', { ports }));
    expect(await Promise.all([said(order('end')), said(order('end'))])).toEqual([
      'unavailable',
      'unavailable',
    ]);
    expect(await isOpen(waits)).toBe(true);
  },
  ALWAYS,
);

it(
  'HT23 one that nobody waits for is ended, whether it waits or computes',
  async () => {
    open();
    const leaving = new AbortController();
    const left = Array.from({ length: 4 }, () =>
      said(order('compute for ever', { size: LARGE, abort: leaving.signal })),
    );
    leaving.abort();
    expect(await Promise.all(left)).toEqual(left.map(() => 'cancelled'));
    expect(await said(order('answer', { size: LARGE, abort: leaving.signal }))).toBe('cancelled');
    expect(await order('answer', { size: LARGE })).toBe('done');
  },
  ALWAYS,
);
