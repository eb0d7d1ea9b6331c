import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Problem } from '../../src/contract/problem.ts';
import { rawRequest, requestBytes } from '../support/raw-request.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

interface Case {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Of the body, in hex. */
  readonly bytes?: string;
  readonly status: number;
  readonly code: string;
  readonly where?: string;
  readonly headers_back?: Record<string, string>;
}

const cases = JSON.parse(
  readFileSync(new URL('../../cases/http/bad-requests.json', import.meta.url), 'utf8'),
) as Case[];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('requests that are refused', () => {
  it.each(cases)('HT8 $id: $status $code', async ({ status, code, where, headers_back = {}, ...request }) => {
    const body = request.bytes === undefined ? request.body : Buffer.from(request.bytes, 'hex');
    const answer = await rawRequest(server.port, requestBytes(server.port, { ...request, body }));
    const problem = Problem.parse(JSON.parse(answer.body));
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': problem.request_id },
    });
    expect(problem).toMatchObject({ status, code, type: `urn:assay:problem:${code}` });
    expect({ where: problem.where }).toMatchObject(where === undefined ? {} : { where });
    const back = Object.entries(headers_back).map(([name, value]) => [name.toLowerCase(), value]);
    expect(answer.headers).toMatchObject(Object.fromEntries(back));
    expect(answer.body).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d/);
  });

  it.each(cases)('HT8 $id: in Korean', async (request) => {
    const body = request.bytes === undefined ? request.body : Buffer.from(request.bytes, 'hex');
    const headers = { 'Accept-Language': 'ko', ...request.headers };
    const sent = { method: request.method, path: request.path, headers, body };
    const answer = await rawRequest(server.port, requestBytes(server.port, sent));
    const { detail, hint = '가' } = Problem.parse(JSON.parse(answer.body));
    expect([detail, hint].filter((sentence) => !/[가-힣]/.test(sentence))).toEqual([]);
  });

  it('HT8 a parameter that is not known is named, and nothing is done', async () => {
    const sent = { method: 'POST', body: { task: 'insight', answer: 'a' } };
    const answer = await server.ask('/api/grade?keep=false&foo=1', sent);
    expect(Problem.parse(await answer.json()).detail).toContain('"foo"');
    const kept = await server.ask('/api/grade', sent);
    expect(kept.headers.get('x-verdict-id')).not.toBeNull();
    expect((await server.ask('/api/grade?keep=false', sent)).headers.get('x-verdict-id')).toBeNull();
  });

  it('HT9 an address with bare Hangul says that it is to be percent-encoded', async () => {
    const bytes = requestBytes(server.port, { method: 'GET', path: '/api/notes?query=휴가' });
    const answer = await rawRequest(server.port, bytes);
    expect(answer.status).toBe(400);
    expect(Problem.parse(JSON.parse(answer.body)).detail).toContain('percent-encoded');
  });

  it('HT8 all that is wrong with a body is said in one language', async () => {
    const headers = { 'Accept-Language': 'ko' };
    const ask = async (path: string, body: object): Promise<string> =>
      Problem.parse(await (await server.ask(path, { method: 'POST', body, headers })).json()).detail;
    expect(await ask('/api/verify', {})).toBe(
      '답이 아닙니다: "text", "answer", "messages", "content" 가운데 아무것도 없습니다',
    );
    expect(await ask('/api/notes', { title: '', content: 'a' })).toBe('비어 있습니다');
  });

  it('HT22 a database that does not answer is 503 at /readyz', async () => {
    const gone = new AssayError('unavailable', 'the database cannot be reached', { where: 'DATABASE_URL' });
    const other = await testServer({ stores: { ...server.stores, ready: () => Promise.reject(gone) } });
    const statuses = [(await other.ask('/readyz')).status, (await other.ask('/healthz')).status];
    await other.close();
    expect(statuses).toEqual([503, 200]);
  });

  it('FT3 a full disk is 503 with Retry-After, and 200 once it healed, with no restart', async () => {
    let isFull = true;
    const full = new AssayError('disk_full', 'the disk is full', { where: 'database' });
    const keys = { ...server.stores.settings };
    const read: typeof keys.read = (...given) => (isFull ? Promise.reject(full) : keys.read(...given));
    const other = await testServer({ stores: { ...server.stores, settings: { ...keys, read } } });
    const during = await other.ask('/api/settings');
    isFull = false;
    const after = await other.ask('/api/settings');
    await other.close();
    expect([during.status, during.headers.get('retry-after'), after.status]).toEqual([503, '10', 200]);
  });

  it('SG6 a stored setting that cannot be read is told beside it, in the language of the request', async () => {
    const settings = { ...server.stores.settings, unreadable: async () => ['judge_votes' as const] };
    const other = await testServer({ stores: { ...server.stores, settings } });
    const headers = { 'Accept-Language': 'ko' };
    const shown = (await (await other.ask('/api/settings', { headers })).json()) as Record<string, unknown>;
    await other.close();
    expect(shown).toMatchObject({
      unreadable: { judge_votes: expect.stringMatching(/^저장된 값을 읽을 수 없어/u) },
      settings: { judge_votes: 1 },
    });
    expect(await (await server.ask('/api/settings')).json()).not.toHaveProperty('unreadable');
  });

  it('HT8 in the language that the request asks for', async () => {
    const answers = await Promise.all(
      ['ko', 'en', 'fr, ko;q=0.5', 'fr'].map(async (language) => {
        const answer = await server.ask('/api/verify', {
          method: 'POST',
          body: '{',
          headers: { 'Accept-Language': language },
        });
        return ((await answer.json()) as Problem).detail;
      }),
    );
    expect(answers.map((detail) => /[가-힣]/.test(detail))).toEqual([true, false, true, false]);
  });

  it('HT8 what nobody foresaw tells no one but the log', async () => {
    const broken = { ...server.stores, ready: () => Promise.reject(new Error('the secret of the house')) };
    const other = await testServer({ stores: broken });
    const answer = await other.ask('/readyz');
    const text = await answer.text();
    await other.close();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('secret');
    expect(other.lines.join('')).toContain('the secret of the house');
  });
});

describe('heads that cannot be read', () => {
  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a broken host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    [
      'a head too large',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('HT9 %s', async (_, bytes, status) => {
    const answer = await rawRequest(server.port, bytes);
    expect(answer.status).toBe(status);
    const problem = Problem.parse(JSON.parse(answer.body));
    expect(problem.status).toBe(status);
    expect(problem.hint ?? '').not.toBe('');
    expect(problem.request_id).toMatch(/^[\w=-]+$/);
    expect(answer.headers['x-request-id']).toBe(problem.request_id);
    expect((await server.ask('/healthz')).status).toBe(200);
  });
});
