import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { Problem } from '../../src/contract/problem.ts';
import { openSocket, rawRequest, readAnswer, readToEnd, requestBytes } from '../support/raw-request.ts';
import { testServer } from '../support/test-server.ts';

const SMALL = { server: { body_limit: 1024 } };
const VERIFY = { method: 'POST', path: '/api/verify' };

describe('bodies', () => {
  it('HT10 one that is declared too large is refused before any of it is sent', async () => {
    const server = await testServer({ configuration: SMALL });
    const headers = { 'Content-Length': '1025', 'Content-Type': 'application/json' };
    const answer = await rawRequest(server.port, requestBytes(server.port, { ...VERIFY, headers }));
    await server.close();
    expect(answer.status).toBe(413);
    expect(Problem.parse(JSON.parse(answer.body))).toMatchObject({ code: 'too_large', where: 'body' });
  });

  it('HT10 who asks first is not told to send it', async () => {
    const server = await testServer({ configuration: SMALL });
    const ask = async (length: number): Promise<string> => {
      const socket = await openSocket(server.port);
      const reading = readToEnd(socket);
      const headers = {
        'Content-Length': String(length),
        'Content-Type': 'application/json',
        Expect: '100-continue',
      };
      socket.write(requestBytes(server.port, { ...VERIFY, headers }));
      const [first] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      await reading;
      return first.toString('latin1').split('\r\n')[0] ?? '';
    };
    expect([await ask(10), await ask(1_000_000)]).toEqual([
      'HTTP/1.1 100 Continue',
      'HTTP/1.1 413 Payload Too Large',
    ]);
    await server.close();
  });

  it('HT10 one that comes in pieces without end is refused as soon as it is too large', async () => {
    const server = await testServer({ configuration: SMALL });
    const socket = await openSocket(server.port);
    const reading = readToEnd(socket);
    const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' };
    socket.write(requestBytes(server.port, { ...VERIFY, headers }));
    const piece = `400\r\n${' '.repeat(1024)}\r\n`;
    socket.on('error', () => undefined);
    for (let sent = 0; sent < 1000 && !socket.destroyed; sent += 1) {
      socket.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const answer = readAnswer(await reading);
    expect(answer.status).toBe(413);
    expect((await server.ask('/healthz')).status).toBe(200);
    await server.close();
  });

  it('HT10 one of exactly the limit is read', async () => {
    const server = await testServer({ configuration: SMALL });
    const body = JSON.stringify({ text: 'It is 5.' }).padEnd(1024, ' ');
    expect((await server.ask('/api/verify', { method: 'POST', body })).status).toBe(200);
    expect((await server.ask('/api/verify', { method: 'POST', body: `${body} ` })).status).toBe(413);
    await server.close();
  });

  it('HT9 one that never comes to its end, and a head that does not, are given up', async () => {
    const server = await testServer({
      configuration: { server: { header_timeout_ms: 100, body_timeout_ms: 100 } },
    });
    const headers = { 'Content-Length': '10', 'Content-Type': 'application/json', Connection: 'keep-alive' };
    const slow = requestBytes(server.port, { ...VERIFY, headers });
    const answers = await Promise.all(
      [slow, 'GET /healthz HTTP/1.1\r\nHost: local', ''].map((bytes) => rawRequest(server.port, bytes)),
    );
    await server.close();
    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408]);
    for (const { body } of answers) expect(Problem.parse(JSON.parse(body)).code).toBe('timeout');
  });
});

describe('connections', () => {
  it('HT9 a thousand that send nothing harm nobody', async () => {
    const server = await testServer();
    const idle = await Promise.all(Array.from({ length: 1000 }, () => openSocket(server.port)));
    for (let at = 0; at < 20; at += 1) {
      const answer = await server.ask('/api/verify', { method: 'POST', body: { text: `It is ${at}.` } });
      expect(answer.status).toBe(200);
    }
    for (const socket of idle) socket.destroy();
    await server.close();
  });

  it('HT30 2,100 half-open connections lock nobody out', async () => {
    const server = await testServer({ configuration: { server: { max_connections: 2000 } } });
    const heads = ['', 'GET /healthz HTTP/1.1\r\nHost: local', 'POST /api/verify HTTP/1.1\r\nContent-Le'];
    const sockets = await Promise.all(
      Array.from({ length: 2100 }, async (_, at) => {
        const socket = await openSocket(server.port);
        socket.on('error', () => undefined);
        socket.write(heads[at % heads.length] ?? '');
        return socket;
      }),
    );
    const body = { text: 'It is 5.' };
    const statuses = [(await server.ask('/healthz')).status];
    for (let at = 0; at < 5; at += 1)
      statuses.push((await server.ask('/api/verify', { method: 'POST', body })).status);
    for (const socket of sockets) socket.destroy();
    await server.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  }, 60_000);

  it('HT30 half-sent bodies make room, and a stream keeps its place', async () => {
    const server = await testServer({ configuration: { server: { max_connections: 3, heartbeat_ms: 100 } } });
    const stream = await openSocket(server.port);
    let heard = '';
    stream.on('data', (bytes: Buffer) => {
      heard += bytes.toString();
    });
    stream.write(requestBytes(server.port, { method: 'GET', path: '/api/events' }));
    while (!heard.includes('heartbeat')) await pause(20);
    const headers = { 'Content-Length': '10', 'Content-Type': 'application/json', Connection: 'keep-alive' };
    const half = requestBytes(server.port, { ...VERIFY, headers });
    for (let at = 0; at < 10; at += 1) {
      const socket = await openSocket(server.port);
      socket.on('error', () => undefined);
      socket.write(half);
    }
    const request = requestBytes(server.port, { method: 'GET', path: '/healthz' });
    const { status } = await rawRequest(server.port, request);
    heard = '';
    while (!heard.includes('heartbeat')) await pause(20);
    expect([status, stream.destroyed]).toEqual([200, false]);
    stream.destroy();
    await server.close();
  }, 30_000);

  it('HT30 a body that trickles is 408', async () => {
    const server = await testServer({
      configuration: { server: { header_timeout_ms: 300, body_timeout_ms: 300 } },
    });
    const socket = await openSocket(server.port);
    const reading = readToEnd(socket);
    const headers = { 'Content-Length': '100000', 'Content-Type': 'application/json' };
    socket.write(requestBytes(server.port, { ...VERIFY, headers }));
    socket.on('error', () => undefined);
    const trickle = setInterval(() => socket.write(' '), 20);
    const answer = readAnswer(await reading);
    clearInterval(trickle);
    await server.close();
    expect(answer.status).toBe(408);
  }, 30_000);

  it('HT9 more than max_connections are not taken, and one that ends makes room', async () => {
    const server = await testServer({ configuration: { server: { max_connections: 2, heartbeat_ms: 100 } } });
    const [one, two] = [await openSocket(server.port), await openSocket(server.port)];
    for (const socket of [one, two]) {
      socket.write(requestBytes(server.port, { method: 'GET', path: '/api/events' }));
      await once(socket, 'data');
    }
    const request = requestBytes(server.port, { method: 'GET', path: '/healthz' });
    const refused = await rawRequest(server.port, request).catch(() => ({ status: Number.NaN }));
    one.destroy();
    two.destroy();
    let status = Number.NaN;
    while (Number.isNaN(status)) ({ status } = await rawRequest(server.port, request));
    await server.close();
    expect([refused.status, status]).toEqual([Number.NaN, 200]);
  });
});

describe('the rate of a key', () => {
  it('HT7 an empty bucket is 429 with the time to wait, and other keys go on', async () => {
    const server = await testServer({ configuration: { server: { rate_limit_per_minute: 6 } } });
    const make = async (id: string): Promise<Record<string, string>> => {
      const of = { id, tenant: 'default', name: id, rights: ['read' as const] };
      const { key } = await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z');
      return { Authorization: `Bearer ${key}` };
    };
    const [one, other] = [await make('one'), await make('other')];
    const ask = (headers: Record<string, string>): Promise<Response> =>
      server.ask('/api/models', { headers });
    const statuses = [await ask(one), await ask(one), await ask(other), await ask({})];
    const refused = statuses[1];
    await server.close();
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200, 200]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  });
});

describe('other pages', () => {
  it('HT5 those that are named may call, and are told so; no other is', async () => {
    const configuration = { server: { cors_origins: ['https://page.example'] } };
    const server = await testServer({ configuration });
    const from = (origin: string, method = 'GET'): Promise<Response> =>
      server.ask('/api/models', {
        method,
        headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
      });
    const allowed = await from('https://page.example');
    const preflight = await from('https://page.example', 'OPTIONS');
    const refused = await from('https://other.example');
    const own = await from(server.url);
    await server.close();
    expect([allowed.status, preflight.status, refused.status, own.status]).toEqual([200, 204, 403, 200]);
    const told = [allowed, preflight, refused, own].map((answer) =>
      answer.headers.get('access-control-allow-origin'),
    );
    expect(told).toEqual(['https://page.example', 'https://page.example', null, null]);
  });

  it('HT4 under a name that is not of this machine a key is needed', async () => {
    const server = await testServer({ configuration: { server: { allowed_hosts: ['assay.example'] } } });
    const ask = (host: string): Promise<{ status: number }> =>
      rawRequest(
        server.port,
        requestBytes(server.port, { method: 'GET', path: '/api/models', headers: { Host: host } }),
      );
    const statuses = [await ask('assay.example'), await ask('127.0.0.1'), await ask('other.example')];
    await server.close();
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 421]);
  });
});

describe('every answer', () => {
  it('HT11 has the id of the request: the one that was sent where it is sane, else a new one', async () => {
    const server = await testServer();
    const ids = await Promise.all(
      ['trace-1_a=', 'two words', 'x'.repeat(256), '<script>'].map(async (id) => {
        const answer = await server.ask('/healthz', { headers: { 'X-Request-Id': id } });
        return answer.headers.get('x-request-id');
      }),
    );
    await server.close();
    expect(ids[0]).toBe('trace-1_a=');
    for (const id of ids.slice(1)) expect(id).toMatch(/^[0-9A-Z]{26}$/);
    expect(server.lines.join('')).toContain('trace-1_a=');
  });

  it('HT1 leaves a line in the log, without body, query, key or token', async () => {
    const server = await testServer();
    const headers = { 'X-OAuth-Token': 'secret-token', Authorization: 'Bearer assay_secret-key' };
    await server.ask('/api/notes?query=secret-query', { headers });
    await server.ask('/api/notes', { method: 'POST', body: { title: 'secret-title', content: 'a' } });
    await server.close();
    const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { method: 'GET', path: '/api/notes', status: 401, problem: 'unauthorized', key: null },
      { method: 'POST', path: '/api/notes', status: 201, key: null },
    ]);
    expect(server.lines.join('')).not.toContain('secret');
  });
});
