import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { webhookDeliverJob } from '../../src/app/jobs/webhook-deliver.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { webhookHeaders } from '../../src/app/webhooks/sign-webhook.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { type Job, JOB_PAYLOADS, type JobPayload } from '../../src/contract/job.ts';
import { Message } from '../../src/contract/message.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { noAbort } from '../support/bench.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const TRUE = { text: 'The pump runs at 5 bar.', evidences: ['The pump runs at 5 bar.'] };
const MADE = '2026-01-01T00:00:00Z';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const got: Got[] = [];
let status = 204;
let receiver: Server;
let url: string;
let server: TestServer;
let stores: ReturnType<typeof memoryStores>;

function configurationOf(more: object = {}): object {
  const all = { url: `${url}/all`, secret_env: 'HOOK_SECRET', ...more };
  const some = { url: `${url}/some`, secret_env: 'HOOK_SECRET', events: ['regenerate'] };
  return { webhooks: { all, some } };
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { Location: `${url}/elsewhere` } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  stores = memoryStores();
  server = await testServer({ configuration: configurationOf(), stores });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

async function verified(body: object, headers: Record<string, string> = {}): Promise<string> {
  const answer = await server.ask('/api/verify', { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  return answer.headers.get('x-verdict-id') ?? '';
}

async function jobs(tenant = 'default'): Promise<readonly Job[]> {
  return (await stores.jobs.list(tenant, { type: 'webhook.deliver', limit: 100 })).toReversed();
}

function toldBy(payload: Job['payload']): JobPayload<'webhook.deliver'> {
  return JOB_PAYLOADS['webhook.deliver'].parse(payload);
}

async function jobsOf(verdict: string): Promise<readonly Job[]> {
  return (await jobs()).filter(({ trace_id }) => trace_id === verdict);
}

interface Of {
  readonly more?: object;
  readonly secret?: string;
}

async function benchOf({ more = {}, secret = SECRET }: Of): Promise<Workbench> {
  const outside = await openOutside({ workingFolder: server.folder, environment: { HOOK_SECRET: secret } });
  const configuration = Configuration.parse({ ...configurationOf(more), worker: { max_attempts: 2 } });
  const home = { configuration, folder: server.folder };
  return openWorkbench(home, { ...outside, stores: async () => stores }, {}, textHere);
}

/** Does a job as a worker would, in its nth attempt. */
async function deliver(job: Job, attempts = 1, of: Of = {}): Promise<unknown> {
  return webhookDeliverJob(await benchOf(of))({ ...job, attempts }, noAbort());
}

describe('webhooks', () => {
  it('WH1 a verdict that is kept is told with what follows from it, to each who asks', async () => {
    const id = await verified(TRUE);
    const queued = await jobsOf(id);
    const messages = queued.map(({ payload }) => Message.parse(JSON.parse(toldBy(payload).body)));
    expect(queued.map(({ payload: { webhook, event } }) => [webhook, event])).toEqual([
      ['all', 'verdict'],
      ['all', 'workflow.requested'],
    ]);
    expect(messages[0]).toMatchObject({ id, tenant: 'default', payload: { outcome: 'PASSED', exit: 0 } });
    expect(JSON.stringify(messages[0])).not.toContain('pump');
    const record = await stores.verdicts('default').find(id);
    expect(messages[1]?.id).toBe(record?.messages[0]?.id);
  });

  it('WH1 HALLUCINATION asks for another answer', async () => {
    const kept = await stores.verdicts('default').find(await verified(TRUE));
    const { result, ...report } = ValidationReport.parse(kept?.report);
    const bad = { ...report, result: { ...result, validation_status: 'HALLUCINATION' } };
    const record = { ...(kept as VerdictRecord), id: 'BAD', exit: 1 as const, messages: [], report: bad };
    const bench = await benchOf({});
    await bench.stores.verdicts('default').add([record]);
    await bench.later.idle();
    const events = (await jobsOf('BAD')).map(
      ({ payload }) => `${toldBy(payload).webhook} ${toldBy(payload).event}`,
    );
    expect(events.toSorted()).toEqual(['all regenerate', 'all verdict', 'some regenerate']);
  });

  it("WH1 other tenants' verdicts are told to nobody", async () => {
    const of = { id: 'o', tenant: 'other', name: 'o', rights: ['verify' as const] };
    const { key } = await createApiKey(stores.keys, of, MADE);
    const id = await verified(TRUE, { Authorization: `Bearer ${key}` });
    expect([await jobsOf(id), await jobs('other')]).toEqual([[], []]);
  });

  it('WH1 no answer fails where nothing can be queued', async () => {
    const broken = { ...stores, jobs: { ...stores.jobs, enqueue: () => Promise.reject(new Error('full')) } };
    const own = await testServer({ configuration: configurationOf(), stores: broken });
    const answer = await own.ask('/api/verify', { method: 'POST', body: TRUE });
    await own.close();
    expect(answer.status).toBe(200);
  });

  it('WH2 the signature is that of the example of Standard Webhooks', () => {
    const of = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(webhookHeaders(of, SECRET)).toMatchObject({
      'webhook-id': of.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('WH2 WH5 is sent signed, twice under the same id, and the secret stands nowhere else', async () => {
    const [job] = await jobsOf(await verified(TRUE));
    got.length = 0;
    status = 204;
    for (const attempt of [1, 2])
      expect(await deliver(job as Job, attempt)).toEqual({ delivered: true, status: 204 });
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([job?.payload['id'], job?.payload['id']]);
    const [{ headers, body }] = got as [Got];
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const own = createHmac('sha256', key).update(signed).digest('base64');
    expect([headers['webhook-signature'], body]).toEqual([`v1,${own}`, job?.payload['body']]);
    const settings = await (await server.ask('/api/settings')).text();
    expect(`${JSON.stringify(job)}${settings}${server.lines.join('')}`).not.toContain(SECRET);
  });

  it.each([500, 302, 404])('WH3 %i is tried again, then later, then given up', async (answered) => {
    const [job] = await jobsOf(await verified(TRUE));
    status = answered;
    got.length = 0;
    await expect(deliver(job as Job, 1)).rejects.toThrow(`the webhook answered ${answered}`);
    expect(await deliver(job as Job, 2)).toMatchObject({ delivered: false });
    const [next] = (await jobs()).slice(-1);
    expect(next?.payload).toEqual({ ...job?.payload, series: 1 });
    expect(Date.parse(next?.scheduled_at ?? '')).toBeGreaterThan(Date.now() + 50_000);
    const last = { ...(next as Job), payload: { ...next?.payload, series: 4 } };
    await expect(deliver(last, 2)).rejects.toMatchObject({ code: 'unavailable' });
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(job?.payload['id']));
  });

  it('WH3 nobody there is tried again', async () => {
    const [job] = await jobsOf(await verified(TRUE));
    await expect(deliver(job as Job, 1, { more: { url: 'http://127.0.0.1:9' } })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('WH3 what never can be sent is a dead letter at once', async () => {
    const [job] = (await jobsOf(await verified(TRUE))) as [Job];
    status = 410;
    const unknown = { ...job, payload: { ...job.payload, webhook: 'gone' } };
    const letters = [await deliver(job), await deliver(unknown), await deliver(job, 1, { secret: '' })];
    status = 204;
    expect(letters).toMatchObject([
      { deadLetter: { message: expect.stringContaining('410') as string } },
      { deadLetter: { message: 'no webhook is called gone' } },
      { deadLetter: { message: expect.stringContaining('HOOK_SECRET') as string } },
    ]);
  });

  it.each(['ftp://example.com/a', 'file:///etc/passwd', 'nowhere'])('WH1 %s is no address', (address) => {
    const hook = { url: address, secret_env: 'A' };
    expect(Configuration.safeParse({ webhooks: { a: hook } }).success).toBe(false);
  });
});
