import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const child = new URL('../support/ask-child.ts', import.meta.url).pathname;
const STEPS = ['retrieve', 'generate', 'critique', 'act', 'learn'];

/** What is asked again by who goes on, where the process was killed at the end of a step, before it was kept. */
const AGAIN = { generate: ['model'], critique: [] } as const;
const KILLED = { embedded: ['generate'], postgres: ['generate', 'critique'] } as const;

interface Ran {
  readonly signal: NodeJS.Signals | null;
  /** What it said, by its first word. */
  readonly said: (what: string) => readonly string[];
}

function run(args: readonly string[], url: string | undefined): Promise<Ran> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...(url === undefined ? {} : { DATABASE_URL: url }) };
  const running = spawn(process.execPath, [child, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  running.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    running.on('error', reject);
    running.on('close', (_, signal) =>
      resolve({
        signal,
        said: (what) =>
          text
            .split('\n')
            .flatMap((line) => (line.startsWith(`${what} `) ? [line.slice(what.length + 1)] : [])),
      }),
    );
  });
}

let folder = '';
let server: PostgresServer | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-killed-'));
  server = await startPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

describe('an ask whose process is killed', { timeout: 240_000 }, () => {
  it.each(['embedded', 'postgres'])('LP3 goes on in another process (%s)', async (kind) => {
    if (kind === 'postgres' && server === null)
      return console.warn('skipped: no Postgres can be started here');
    const url = kind === 'postgres' ? await server?.createDatabase() : undefined;
    for (const step of KILLED[kind as keyof typeof KILLED]) {
      const killed = await run(['ask', folder, step], url);
      expect([step, killed.signal]).toEqual([step, 'SIGKILL']);
      const [id = ''] = killed.said('begin');
      const resumed = await run(['resume', folder, id], url);
      // what was kept before is told again, and what was on its way is done once more
      expect(resumed.said('step')).toEqual(STEPS);
      expect(resumed.said('result')).toEqual([`answered ${STEPS.join(',')}`]);
      expect([step, resumed.said('call')]).toEqual([step, AGAIN[step]]);
    }
  });
});
