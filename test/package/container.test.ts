import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { childEnvironment, QUICK_START } from '../support/child-environment.ts';
import { MAIN_FILE } from '../support/main-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assay-container-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The instructions of the Dockerfile in their order, continued lines joined. */
const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const last = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'));
const restOf = (word: string): string => last.findLast((one) => one.word === word)?.rest ?? '';
const command = z.array(z.string()).parse(JSON.parse(restOf('CMD')));
const health = z.array(z.string()).parse(JSON.parse(restOf('HEALTHCHECK').replace(/^.*? CMD /, '')));

const Service = z.object({
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  healthcheck: z.object({}).loose().optional(),
});
const Compose = z.strictObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return String(typeof address === 'object' ? address?.port : '');
}

const options = { cwd: folder, env: childEnvironment(), encoding: 'utf8' } as const;
const assay = (...words: readonly string[]) => [...QUICK_START, MAIN_FILE, ...words];

describe('the container', () => {
  it('OP1 runs the packed package as a user who may only write to its volume', () => {
    expect(restOf('USER')).toBe('node');
    const words = last.map(({ word }) => word);
    expect(words.indexOf('USER')).toBeLessThan(words.indexOf('CMD'));
    expect(words.slice(words.indexOf('USER'))).not.toContain('RUN');
    expect(last.filter(({ word }) => word === 'COPY').map(({ rest }) => rest)).toEqual([
      '--from=build /build/assay-*.tgz /tmp/assay.tgz',
    ]);
    expect([restOf('WORKDIR'), restOf('VOLUME')]).toEqual(['/data', '/data']);
    expect(restOf('EXPOSE')).toBe(command[command.indexOf('--port') + 1]);
    expect(health.join(' ')).toContain(`127.0.0.1:${restOf('EXPOSE')}/healthz`);
  });

  it('OP2 its command and health check do what they say', async () => {
    const port = await freePort();
    const words = command.slice(1).map((word) => (word === restOf('EXPOSE') ? port : word));
    const check = health.slice(1).map((word) => word.replace(restOf('EXPOSE'), port));
    const healthy = () => spawnSync(process.execPath, check, options).status;
    const keyless = spawnSync(process.execPath, assay(...words), options);
    expect(keyless.status).toBe(2);
    expect(keyless.stderr).toContain('assay keys create');
    const made = spawnSync(process.execPath, assay('keys', 'create', 'admin', '--rights', 'admin'), options);
    expect(made.status).toBe(0);
    expect(healthy()).toBe(1);
    const server = spawn(process.execPath, assay(...words), {
      ...options,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      await once(server.stdout, 'data');
      expect(healthy()).toBe(0);
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });

  it('OP3 the services wait for Postgres, ask for a password and listen on loopback', () => {
    const { services, volumes } = Compose.parse(
      parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }),
    );
    expect(Object.keys(services)).toEqual(['postgres', 'assay', 'worker']);
    expect(Object.keys(volumes)).toEqual(['postgres', 'data']);
    for (const name of ['assay', 'worker']) {
      expect(services[name]?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
      expect(services[name]?.environment?.['DATABASE_URL']).toMatch(
        /^postgres:\/\/assay:\$\{POSTGRES_PASSWORD:\?/,
      );
    }
    expect(services['postgres']?.healthcheck).toBeDefined();
    expect(services['assay']?.ports).toEqual(['127.0.0.1:4177:4177']);
    expect(services['worker']?.command).toEqual(['assay', 'work']);
  });
});
