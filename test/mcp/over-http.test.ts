import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { type ApiRight, ApiRight as Rights } from '../../src/contract/api-key.ts';
import type { OnFail } from '../../src/contract/on-fail.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { newRepository } from '../workspace/repository.ts';
import { type TestServer, testServer } from '../support/test-server.ts';
import { type Connected, connect } from './connect.ts';

const MADE = '2026-01-01T00:00:00Z';
const WRONG = { text: 'The pump runs at 6 bar.', evidences: ['The pump runs at 5 bar.'], language: 'en' };

interface Result {
  readonly isError?: boolean;
  readonly structuredContent?: Record<string, unknown>;
  readonly content: readonly { readonly text: string }[];
}

const repository = newRepository();
const folder = mkdtempSync(join(tmpdir(), 'assay-mcp-http-'));
let server: TestServer;
let stdio: Connected;
const open: Client[] = [];

/** The SDK's own client on the server, with this key. */
async function client(key?: string): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' });
  const requestInit = key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit });
  await made.connect(transport);
  open.push(made);
  return made;
}

async function call(by: Client, name: string, given: Record<string, unknown>): Promise<Result> {
  return (await by.callTool({ name, arguments: given })) as unknown as Result;
}

async function keyed(rights: ApiRight[], on_fail?: OnFail, tenant = 'default'): Promise<string> {
  const id = `K${Math.random()}`;
  const of = { id, tenant, name: id, rights, ...(on_fail === undefined ? {} : { terms: { on_fail } }) };
  return (await createApiKey(server.stores.keys, of, MADE)).key;
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const accept = { Accept: 'application/json, text/event-stream' };
  return server.ask('/mcp', { method: 'POST', body, headers: { ...accept, ...headers } });
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

beforeAll(async () => {
  repository.commit({ 'package.json': '{"name":"a"}\n' });
  repository.write({ 'README.md': '# a\n' });
  const configuration = { server: { check_folders: [repository.root] } };
  [server, stdio] = await Promise.all([testServer({ configuration }), connect(folder)]);
});
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await Promise.all([server.close(), stdio.close()]);
  repository.remove();
  rmSync(folder, { recursive: true });
});

describe('the tools over streamable HTTP', { timeout: 120_000 }, () => {
  it('MC15 are those of assay mcp, word for word', async () => {
    const own = await (await client()).listTools();
    expect(own.tools).toEqual((await stdio.client.listTools()).tools);
  });

  it.each([
    ['verify_answer', WRONG],
    ['verify_answer', { text: 'The pump runs at 5 bar.' }],
    ['verify_answer', { text: 7 }],
    ['scan_text', { text: 'It should work now, all 3 tests pass.' }],
    ['grade_answer', { task: 'insight', answer: '펌프는 5바로 돈다.', language: 'ko' }],
    ['explain_verdict', {}],
  ])('MC15 %s %j says what it says over stdio', async (name, given) => {
    const asked = name === 'scan_text' || name === 'explain_verdict' ? given : { ...given, keep: false };
    const seen = await call(await client(), name, asked);
    const wanted = await stdio.call(name, asked);
    expect(seen.isError === true).toBe(wanted.isError);
    expect(seen.content[0]?.text).toBe(wanted.text);
    expect(seen.structuredContent?.['outcome']).toEqual(wanted.value?.['outcome']);
  });

  it('MC15 a verdict is kept for its tenant, and told again to nobody else', async () => {
    const own = await client();
    const { structuredContent = {} } = await call(own, 'verify_answer', WRONG);
    const { verdict_id, kept } = structuredContent as { verdict_id: string; kept: boolean };
    expect([kept, (await server.ask(`/api/verdicts/${verdict_id}`)).status]).toEqual([true, 200]);
    const again = await call(own, 'explain_verdict', { verdict_id });
    expect(again.structuredContent?.['verdict']).toMatchObject({ id: verdict_id, outcome: 'FAILED' });
    const other = await client(await keyed(['admin'], undefined, 'other'));
    const theirs = await call(other, 'explain_verdict', { verdict_id });
    expect([theirs.isError, theirs.content[0]?.text]).toEqual([
      true,
      expect.stringContaining('no such verdict') as string,
    ]);
  });

  it('MC15 check_work looks at the folders of the server alone', async () => {
    const own = await client();
    const given = { path: repository.root, run: false, language: 'en', keep: false };
    expect((await call(own, 'check_work', given)).structuredContent).toHaveProperty('report');
    const refused = await call(own, 'check_work', { ...given, path: '/' });
    expect([refused.isError, refused.content[0]?.text]).toEqual([
      true,
      expect.stringContaining('server.check_folders') as string,
    ]);
  });

  it.each(Rights.options)('MC15 HT6 a key with the right %s sees and calls what it may', async (right) => {
    const key = await keyed(['verify', right]);
    const own = await client(key);
    const { tools } = await own.listTools();
    const names = tools.map(({ name }) => name);
    const all = right === 'admin';
    expect(names.includes('check_work')).toBe(all || right === 'check');
    expect(names.includes('explain_verdict')).toBe(all || right === 'read');
    const { isError = false, content } = await call(own, 'check_work', { path: '/', language: 'ko' });
    expect(isError).toBe(true);
    expect(content[0]?.text.includes('"check"')).toBe(!all && right !== 'check');
  });

  it('MC15 OF3 a key is stricter than its call', async () => {
    const own = await client(await keyed(['verify'], { verification: 'block' }));
    const { structuredContent = {} } = await call(own, 'verify_answer', { ...WRONG, on_fail: 'deliver' });
    expect(structuredContent).toMatchObject({ action: { action: 'block' } });
  });

  it('MC15 progress comes as a stream where it is asked for', async () => {
    const params = { name: 'verify_answer', arguments: WRONG, _meta: { progressToken: 'p' } };
    const answer = await post({ jsonrpc: '2.0', id: 2, method: 'tools/call', params });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const [, data = '{}'] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
    const { result } = JSON.parse(data) as { result: { structuredContent: { report: unknown } } };
    expect(ValidationReport.parse(result.structuredContent.report).result.validation_status).toBe('FAILED');
  });

  it('MC15 HT4 HT5 is guarded like every address', async () => {
    const statuses = await Promise.all([
      post(LIST, { Origin: 'https://evil.example' }),
      post(LIST, { Authorization: 'Bearer assay_unknown' }),
      post(LIST, { 'X-Forwarded-For': '10.0.0.1' }),
      post(LIST, { Authorization: `Bearer ${await keyed(['read'])}` }),
      post([LIST, LIST]),
      post({ id: 1, method: 'tools/list' }),
      post({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      server.ask('/mcp', { headers: { Accept: 'text/event-stream' } }),
      server.ask('/mcp', { method: 'DELETE' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 401, 401, 403, 422, 422, 202, 405, 405]);
  });
});
