import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Run, runAssay } from '../support/run-assay.ts';
import { type ServedProcess, serveIn as serve } from '../support/served-process.ts';
import { trusting } from '../support/trusting.ts';

const LONG = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'assay-serve-'));
const SLOW = { chunks: ['one ', 'two'], chunk_delay_ms: 600_000 };

let trusted: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  writeFileSync(
    join(folder, 'assay.config.yaml'),
    'models:\n  default: scripted\n  script: script.json\nserver:\n  shutdown_ms: 100\n',
  );
  writeFileSync(join(folder, 'script.json'), JSON.stringify({ replies: [SLOW] }));
  trusted = await trusting(folder, ['script.json']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function assay(...args: string[]): Promise<Run> {
  return runAssay(args, { cwd: folder, env: trusted });
}

function serveIn(
  at: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServedProcess> {
  return serve(at, args, { ...trusted, ...env });
}

function post(server: ServedProcess, path: string, body: object, headers = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const STREAM = { feature: 'insight', content: 'What follows?' };
const lockFile = join(folder, '.assay/database/assay.lock');
const wordFile = join(folder, '.assay/server.json');

describe('assay serve and assay keys', () => {
  it(
    'HT4 off loopback the server does not start without a key, and says how to make one',
    async () => {
      const refused = await assay('serve', '--host', '0.0.0.0', '--port', '0');
      expect(refused.code).toBe(2);
      expect(refused.stdout).toBe('');
      expect(refused.stderr).toContain('assay keys create NAME --rights');
      expect(existsSync(lockFile)).toBe(false);
    },
    LONG,
  );

  it(
    'HT21 makes, lists and revokes keys',
    async () => {
      const made = await assay('keys', 'create', 'ci', '--rights', 'read,verify', '--format', 'json');
      const { id, key, hash } = JSON.parse(made.stdout) as Record<string, string>;
      expect(key).toMatch(/^assay_[\w-]{43}$/);
      expect(hash).toBeUndefined();
      const listed = await assay('keys', 'list');
      expect(listed.stdout).toContain('read,verify');
      expect(listed.stdout).not.toContain(key);
      expect((await assay('keys', 'revoke', id ?? '')).code).toBe(0);
      expect((await assay('keys', 'revoke', id ?? '')).code).toBe(2);
      expect((await assay('keys', 'create', 'x', '--rights', 'everything')).code).toBe(2);
    },
    LONG,
  );

  it(
    'HT4 HT21 with a key it starts off loopback, and asks everyone for one',
    async () => {
      const key = (await assay('keys', 'create', 'ops', '--rights', 'admin')).stdout.trim();
      const server = await serveIn(folder, ['--host', '0.0.0.0']);
      const url = server.url.replace('0.0.0.0', '127.0.0.1');
      const headers = { Authorization: `Bearer ${key}` };
      const statuses = [
        (await fetch(`${url}/healthz`)).status,
        (await fetch(`${url}/api/models`)).status,
        (await fetch(`${url}/api/models`, { headers })).status,
      ];
      const ended = await server.end('SIGTERM');
      expect(statuses).toEqual([200, 401, 200]);
      expect(ended).toEqual({ code: 0, signal: null });
    },
    LONG,
  );

  describe('a server with another language of the system', () => {
    let server: ServedProcess;
    beforeAll(async () => {
      server = await serveIn(folder, [], { LANG: 'ko_KR.UTF-8' });
    }, LONG);

    it('HT8 an error is English where neither request nor configuration asks for a language', async () => {
      const { detail } = (await (await post(server, '/api/chat', {})).json()) as { detail: string };
      expect(detail).not.toMatch(/[가-힣]/u);
    });

    it(
      'HT2 a second server is sent to the first; ME4 OH2 keys and status work beside it',
      async () => {
        const [second, keys, korean, status] = await Promise.all([
          assay('serve', '--port', '0'),
          assay('keys', 'list'),
          assay('serve', '--lang', 'ko'),
          assay('status', '--json'),
        ]);
        const made = await post(server, '/api/keys', { name: 'while running', rights: ['read'] });
        expect([second.code, keys.code, korean.code, made.status]).toEqual([2, 0, 2, 201]);
        expect(JSON.parse(status.stdout)).toMatchObject({ database: 'embedded', workers: 1 });
        expect(second.stderr).toContain(`a server runs here already, at ${server.url}`);
        expect(keys.stdout).toContain('ops');
        expect(korean.stderr).toContain('이미 서버가 실행 중입니다');
      },
      LONG,
    );

    it(
      'HT3 a signal while a stream runs: it ends with an error, the lock is gone, exit 0',
      async () => {
        const reader = (await post(server, '/api/stream', STREAM)).body?.getReader();
        let text = new TextDecoder().decode((await reader?.read())?.value);
        const ending = server.end('SIGTERM');
        for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
          text += new TextDecoder().decode(part.value);
        expect(await ending).toEqual({ code: 0, signal: null });
        expect(text).toContain('data: {"chunk":"one "}\n\nevent: error\n');
        expect([existsSync(lockFile), existsSync(wordFile)]).toEqual([false, false]);
        expect((await assay('keys', 'list')).stdout).toContain('while running');
      },
      LONG,
    );
  });

  it(
    'HT3 a second signal ends it at once',
    async () => {
      const config = join(folder, 'patient.yaml');
      writeFileSync(
        config,
        'models:\n  default: scripted\n  script: script.json\nserver:\n  shutdown_ms: 600000\n',
      );
      const server = await serveIn(folder, ['--config', config]);
      const reader = (await post(server, '/api/stream', STREAM)).body?.getReader();
      await reader?.read();
      server.child.kill('SIGTERM');
      await once(server.child.stderr as NodeJS.ReadableStream, 'data');
      const ended = await server.end('SIGTERM');
      expect(ended).toEqual({ code: 143, signal: null });
      expect(existsSync(lockFile)).toBe(false);
    },
    LONG,
  );

  describe('a server that was killed, and the next one, with the key of a model', () => {
    const secret = 'sk-secret-of-the-server';
    let made: Response;
    let killed: Awaited<ReturnType<ServedProcess['end']>>;
    let wasLocked: boolean;
    let next: ServedProcess;
    beforeAll(async () => {
      const server = await serveIn(folder);
      made = await post(server, '/api/notes', { note_id: 'kept', title: 'Kept', content: 'a' });
      killed = await server.end('SIGKILL');
      wasLocked = existsSync(lockFile);
      next = await serveIn(folder, ['--log'], {
        OPENAI_API_KEY: secret,
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      });
    }, LONG);

    it('HT3 after kill -9 the next start finds what was acknowledged', async () => {
      expect([made.status, killed.signal, wasLocked]).toEqual([201, 'SIGKILL', true]);
      expect((await fetch(`${next.url}/api/notes/kept`)).status).toBe(200);
    });

    it(
      'HT1 keys of models are in no answer and no line of the log',
      async () => {
        const answers = await Promise.all([
          fetch(`${next.url}/api/models`),
          fetch(`${next.url}/api/settings`),
          post(next, '/api/chat', { ...STREAM, model: 'openai/gpt-4o-mini' }),
        ]);
        const texts = await Promise.all(answers.map((answer) => answer.text()));
        expect(await next.end('SIGINT')).toEqual({ code: 0, signal: null });
        expect(answers[2]?.status).toBeGreaterThanOrEqual(500);
        expect(`${texts.join('')}${next.stdout()}${next.stderr()}`).not.toContain(secret);
        expect(next.stderr()).toContain('"path":"/api/chat"');
      },
      LONG,
    );
  });

  it(
    'HT1 a port that is taken is said, and nothing is made or left behind',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const refused = await assay('serve', '--port', String(port));
      const empty = mkdtempSync(join(tmpdir(), 'assay-serve-taken-'));
      const fresh = await runAssay(['serve', '--port', String(port)], { cwd: empty });
      other.close();
      expect([fresh.code, readdirSync(empty)]).toEqual([2, []]);
      rmSync(empty, { recursive: true });
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('another program listens at this address');
      expect(existsSync(lockFile)).toBe(false);
    },
    LONG,
  );
});
