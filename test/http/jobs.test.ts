import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import type { Job } from '../../src/contract/job.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let server: TestServer;
let ids: readonly string[];

beforeAll(async () => {
  server = await testServer();
  ids = await server.stores.jobs.enqueue('default', [
    { type: 'index.file', payload: { path: 'a' } },
    { type: 'index.file', payload: { path: 'b' } },
    { type: 'metrics.snapshot', payload: { day: '2026-11-21' } },
  ]);
  await server.stores.jobs.enqueue('other', [{ type: 'index.file', payload: { path: 'c' } }]);
});
afterAll(() => server.close());

async function json<Answer>(path: string, method = 'GET', body?: unknown): Promise<[number, Answer]> {
  const answer = await server.ask(path, { method, ...(body === undefined ? {} : { body }) });
  return [answer.status, (await answer.json()) as Answer];
}

describe('jobs over HTTP', () => {
  it('JB18 are listed newest first, a page at a time, by status and type', async () => {
    const [, first] = await json<{ jobs: Job[]; next: string | null }>('/api/jobs?limit=2');
    expect([first.jobs.map(({ id }) => id), first.next]).toEqual([[ids[2], ids[1]], ids[1]]);
    const [, last] = await json<{ jobs: Job[]; next: string | null }>(
      `/api/jobs?limit=2&after=${first.next}`,
    );
    expect([last.jobs.map(({ id }) => id), last.next]).toEqual([[ids[0]], null]);
    const [, typed] = await json<{ jobs: Job[] }>('/api/jobs?type=metrics.snapshot&status=queued');
    expect(typed.jobs).toMatchObject([{ payload: { day: '2026-11-21' } }]);
    expect((await json('/api/jobs?type=index.galaxy'))[0]).toBe(422);
  });

  it('JB18 show their events, and are cancelled once', async () => {
    const [status, job] = await json<object>(`/api/jobs/${ids[0]}`);
    expect([status, job]).toMatchObject([200, { id: ids[0], events: [{ kind: 'queued' }] }]);
    expect(await json(`/api/jobs/${ids[0]}/cancel`, 'POST')).toMatchObject([200, { status: 'cancelled' }]);
    expect(await json(`/api/jobs/${ids[0]}/cancel`, 'POST')).toMatchObject([409, { code: 'conflict' }]);
    expect(await json('/api/jobs/none/cancel', 'POST')).toMatchObject([404, { code: 'not_found' }]);
  });

  it('JB18 are driven again, all or those of ids', async () => {
    expect(await json('/api/jobs/redrive', 'POST')).toEqual([200, { redriven: 0 }]);
    expect(await json('/api/jobs/redrive', 'POST', { ids: [ids[1]] })).toEqual([200, { redriven: 0 }]);
    expect((await json('/api/jobs/redrive', 'POST', { ids: [] }))[0]).toBe(422);
  });

  it('JB18 of another tenant are not there', async () => {
    const of = { id: 'k', tenant: 'other', name: 'other', rights: ['admin'] } as const;
    const { key } = await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z');
    const headers = { Authorization: `Bearer ${key}` };
    const page = (await (await server.ask('/api/jobs', { headers })).json()) as { jobs: Job[] };
    expect(page.jobs.map(({ payload }) => payload)).toEqual([{ path: 'c' }]);
    expect((await server.ask(`/api/jobs/${ids[1]}`, { headers })).status).toBe(404);
  });
});
