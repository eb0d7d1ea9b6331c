import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { ApiRight } from '../../src/contract/api-key.ts';
import { Problem } from '../../src/contract/problem.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly right: ApiRight | null;
}

const rows = JSON.parse(
  readFileSync(new URL('../../cases/http/rights.json', import.meta.url), 'utf8'),
) as Row[];

const each = rows.flatMap((row) => ApiRight.options.map((held) => ({ ...row, held })));

let server: TestServer;
const keys = new Map<ApiRight, string>();

beforeAll(async () => {
  server = await testServer();
  for (const right of ApiRight.options) {
    const of = { id: `key-${right}`, tenant: 'default', name: right, rights: [right] };
    keys.set(right, (await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z')).key);
  }
});
afterAll(() => server.close());

/** A request that is refused for its shape, where it is not refused for want of a right. */
function send({ method, path }: Row, authorization: string | null): Promise<Response> {
  const body = method === 'POST' || method === 'PUT' ? { body: '[1]' } : {};
  const headers = authorization === null ? {} : { Authorization: authorization };
  return server.ask(path.replace('{id}', 'none'), { method, ...body, headers });
}

describe('rights', () => {
  it('HT6 the table has every route', () => {
    const routes = ROUTES.map(({ method, path, right }) => ({ method: method.toUpperCase(), path, right }));
    const order = (list: readonly Row[]): Row[] =>
      list.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`));
    expect(order(routes)).toEqual(order(rows));
  });

  it.each(each)('HT6 $method $path with the right $held', async ({ held, ...row }) => {
    const allowed = row.right === null || held === row.right || held === 'admin';
    const { status } = await send(row, `Bearer ${keys.get(held) ?? ''}`);
    expect(status === 403).toBe(!allowed);
    expect(status).not.toBe(401);
  });

  it('HT6 a refusal names the right that is wanted and those that the key has', async () => {
    const answer = await server.ask('/api/settings', {
      method: 'PUT',
      body: {},
      headers: { Authorization: `Bearer ${keys.get('read') ?? ''}` },
    });
    const { detail, hint } = Problem.parse(await answer.json());
    expect(detail).toContain('"settings"');
    expect(hint).toContain('read');
  });

  it.each(rows.filter(({ right }) => right !== null))(
    'HT4 $method $path is closed to an unknown key',
    async (row) => {
      const answer = await send(row, 'Bearer assay_unknown');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    },
  );

  it('HT4 a revoked key opens nothing', async () => {
    const of = { id: 'gone', tenant: 'default', name: 'gone', rights: ['admin' as const] };
    const { key } = await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z');
    const headers = { Authorization: `Bearer ${key}` };
    expect((await server.ask('/api/settings', { headers })).status).toBe(200);
    expect((await server.ask('/api/keys/gone', { method: 'DELETE', headers })).status).toBe(204);
    expect((await server.ask('/api/settings', { headers })).status).toBe(401);
  });
});

describe('tenants', () => {
  it("HT7 a key sees what is its tenant's alone", async () => {
    const of = { id: 'other', tenant: 'other', name: 'other', rights: ['admin' as const] };
    const { key } = await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z');
    const headers = { Authorization: `Bearer ${key}` };
    await server.ask('/api/notes/mine', { method: 'PUT', body: { title: 'mine', content: 'a' }, headers });
    await server.ask('/api/settings', { method: 'PUT', body: { judge_votes: 3 }, headers });
    const verified = await server.ask('/api/verify', { method: 'POST', body: { text: 'It is 5.' }, headers });
    const id = verified.headers.get('x-verdict-id') ?? '';
    const statuses = async (as: Record<string, string>): Promise<number[]> =>
      Promise.all(
        ['/api/notes/mine', `/api/verdicts/${id}`].map(
          async (path) => (await server.ask(path, { headers: as })).status,
        ),
      );
    expect(await statuses(headers)).toEqual([200, 200]);
    expect(await statuses({})).toEqual([404, 404]);
    const settings = (await (await server.ask('/api/settings')).json()) as {
      settings: { judge_votes: number };
    };
    expect(settings.settings.judge_votes).toBe(1);
    const own = (await (await server.ask('/api/keys')).json()) as { keys: { id: string }[] };
    expect(own.keys.map(({ id: key }) => key)).not.toContain('other');
  });

  it('HT21 a key is shown once, and its hash never', async () => {
    const made = await server.ask('/api/keys', { method: 'POST', body: { name: 'ci', rights: ['verify'] } });
    const text = await made.text();
    const { id, key } = JSON.parse(text) as { id: string; key: string };
    expect(made.status).toBe(201);
    expect(key).toMatch(/^assay_[\w-]{43}$/);
    const record = (await server.stores.keys.list('default')).find((one) => one.id === id);
    expect(JSON.stringify(record)).not.toContain(key);
    const list = await (await server.ask('/api/keys')).text();
    expect(list).toContain(id);
    expect(`${text}${list}`).not.toContain(record?.hash);
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await server.ask('/api/verify', { method: 'POST', body: { text: 'It is 5.' }, headers });
    expect(answer.status).toBe(200);
    expect(server.lines.join('')).not.toContain(key);
  });
});
