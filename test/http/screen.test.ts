import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../support/test-server.ts';

const folder = new URL('../../dist/ui/', import.meta.url);
const page = (name: string): string => readFileSync(new URL(`${name}.html`, folder), 'utf8');
const index = page('index');
const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(index) ?? [];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const asPage = { headers: { Accept: 'text/html,*/*' } };

describe('the screen, served', () => {
  it('UI1 stands at / and at every address that a browser opens and no route answers', async () => {
    const tries = { '/': 'index', '/workbench': 'workbench', '/verify/01ABC': 'verify', '/no/such': 'index' };
    for (const [path, name] of Object.entries(tries)) {
      const answer = await server.ask(path, asPage);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(page(name));
    }
    expect((await server.ask('/')).status).toBe(200);
  });

  it('UI1 never stands in the way of the addresses of programs', async () => {
    for (const path of ['/api/nothing', '/api', '/v1/x', '/metrics/x', '/mcp']) {
      const answer = await server.ask(path, asPage);
      expect(answer.headers.get('content-type')).not.toContain('text/html');
    }
    for (const path of ['/healthz', '/openapi.json'])
      expect((await server.ask(path, asPage)).status).toBe(200);
    const program = await server.ask('/workbench', { headers: { Accept: 'application/json' } });
    expect(program.status).toBe(404);
    expect((await server.ask('/workbench', { ...asPage, method: 'POST' })).status).toBe(404);
  });

  it('UI2 lets in nothing from elsewhere and no script in a page', async () => {
    const policy = (await server.ask('/', asPage)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it('UI1 keeps hashed files for ever and the page never, packed where that is asked for', async () => {
    expect((await server.ask('/')).headers.get('cache-control')).toBe('no-cache');
    const asset = await server.ask(script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    const plain = await server.ask(script, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await asset.text());
  });

  it('UI1 gives out nothing else', async () => {
    const tries = [
      '/assets/../../package.json',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fpackage.json',
    ];
    for (const path of [...tries, '/manifest.json', '/assets/none.js', '/assets/'])
      expect((await server.ask(path)).status).toBe(404);
  });
});
