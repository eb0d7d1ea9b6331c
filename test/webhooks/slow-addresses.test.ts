import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { ASIDE } from '../../src/app/jobs/handlers.ts';
import { webhookDeliverJob } from '../../src/app/jobs/webhook-deliver.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { addressPace } from '../../src/app/webhooks/address-pace.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { type Job, JOB_PAYLOADS, type NewJob } from '../../src/contract/job.ts';
import type { JobHandlers, JobQueue, JobWorker } from '../../src/contract/ports/job-queue.ts';
import { type DatabaseKind, embeddedKind } from '../support/database.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { eventually, queueOn } from '../support/test-queue.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const EACH = 40;
const PLACES = 2;

let kind: DatabaseKind;
let database: Database;
let queue: JobQueue;
let worker: JobWorker;
let receiver: Server;
const heard: Record<string, string[]> = { slow: [], dead: [], good: [] };
const indexed: string[] = [];

/** `slow` never answers, `dead` always fails, `good` takes what it is sent. */
function receive(): Server {
  return createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    request.resume();
    heard[name]?.push(String(request.headers['webhook-id']));
    if (name !== 'slow') response.writeHead(name === 'good' ? 204 : 500).end();
  });
}

async function handlers(): Promise<JobHandlers> {
  const { port } = receiver.address() as AddressInfo;
  const hook = (name: string): object => ({ url: `http://127.0.0.1:${port}/${name}`, secret_env: 'S' });
  const webhooks = { slow: hook('slow'), dead: hook('dead'), good: hook('good') };
  const outside = await openOutside({ workingFolder: '/', environment: { S: SECRET } });
  const home = { configuration: Configuration.parse({ webhooks }), folder: '/' };
  const stores = async (): Promise<ReturnType<typeof memoryStores>> => ({ ...memoryStores(), jobs: queue });
  const bench = await openWorkbench(home, { ...outside, stores }, {}, textHere);
  return {
    'webhook.deliver': webhookDeliverJob(bench),
    'index.file': async ({ payload }) => {
      indexed.push(JOB_PAYLOADS['index.file'].parse(payload).path);
      return null;
    },
  };
}

function message(webhook: string, at: number): NewJob {
  const payload = { webhook, id: `${webhook}-${at}`, event: 'verdict', body: '{}' };
  return { type: 'webhook.deliver', payload };
}

beforeAll(async () => {
  kind = await embeddedKind();
  database = await kind.open();
  queue = queueOn(database);
  receiver = receive().listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  await worker.stop(1000);
  receiver.close();
  await queue.close();
  await kind.stop();
});

describe('addresses that keep messages waiting', () => {
  it('WH6 delay their own messages alone, and no other job', async () => {
    const each = Array.from({ length: EACH }, (_, at) => at);
    await queue.enqueue(
      't',
      ['slow', 'dead'].flatMap((webhook) => each.map((at) => message(webhook, at))),
    );
    worker = await queue.work(await handlers(), { concurrency: PLACES, aside: ASIDE });
    await eventually(async () => (heard['slow']?.length ?? 0) > PLACES && (heard['dead']?.length ?? 0) > 0);
    const begun = performance.now();
    await queue.enqueue('t', [
      ...each.map((at) => message('good', at)),
      ...each.map((at): NewJob => ({ type: 'index.file', payload: { path: `src/${at}.ts` } })),
    ]);
    await eventually(async () => new Set(heard['good']).size === EACH && indexed.length === EACH);
    expect(performance.now() - begun).toBeLessThan(10_000);
    // Those that were not sent lost no attempt.
    const { slow = [], dead = [] } = heard;
    expect([new Set(slow).size, slow.length, heard['good']?.length]).toEqual([16, 16, EACH]);
    const idOf = ({ payload }: Job): string => JOB_PAYLOADS['webhook.deliver'].parse(payload).id;
    const sent = new Set([...slow, ...dead, ...(heard['good'] ?? [])]);
    const all = await queue.list('t', { type: 'webhook.deliver', limit: 200 });
    const unsent = all.filter((job) => !sent.has(idOf(job)));
    expect(unsent.length).toBeGreaterThan(0);
    expect(unsent.filter(({ status, attempts }) => status !== 'queued' || attempts !== 0)).toEqual([]);
  });
});

describe('the pace of one address', () => {
  const down = (): Promise<never> => Promise.reject(new Error('down'));
  const paused: number[] = [];

  async function fails(pace: ReturnType<typeof addressPace>, at: number): Promise<void> {
    const of = { now: () => at, onPause: async (ms: number) => void paused.push(ms) };
    await expect(pace.during(down, of)).rejects.toThrow('down');
  }

  it('WH6 each failure doubles its pause, up to a minute; what was on its way together fails once', async () => {
    const pace = addressPace();
    await Promise.all([fails(pace, 0), fails(pace, 0)]);
    expect(pace.shutFor(0)).toBe(500);
    for (let at = 1; at < 9; at += 1) await fails(pace, at);
    expect([pace.shutFor(8), Math.max(...paused)]).toEqual([60_000, 60_000]);
  });

  it('WH6 an answer ends the row of failures', async () => {
    const pace = addressPace();
    for (const at of [0, 1, 2]) await fails(pace, at);
    await pace.during(async () => null, { now: () => 5000, onPause: async () => undefined });
    await fails(pace, 6000);
    expect(pace.shutFor(6000)).toBe(500);
  });
});
