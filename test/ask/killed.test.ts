import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskResult } from '../../src/contract/ask.ts';
import { childEnvironment, QUICK_START } from '../support/child-environment.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { runAssay } from '../support/run-assay.ts';

const child = new URL('../support/ask-child.ts', import.meta.url).pathname;
const STEPS = ['retrieve', 'generate', 'critique', 'act', 'learn'];

interface Ran {
  readonly signal: NodeJS.Signals | null;
  /** What it said, by its first word. */
  readonly said: (what: string) => readonly string[];
}

function run(args: readonly string[]): Promise<Ran> {
  const running = spawn(process.execPath, [...QUICK_START, child, ...args], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  it('LP3 goes on in another process, and asks the model no second time', async () => {
    const killed = await run(['ask', folder, 'critique']);
    expect(killed.signal).toBe('SIGKILL');
    const [id = ''] = killed.said('begin');
    const resumed = await run(['resume', folder, id]);
    // what was kept before is told again, and what was on its way is done once more
    expect(resumed.said('step')).toEqual(STEPS);
    expect(resumed.said('result')).toEqual([`answered ${STEPS.join(',')}`]);
    expect(resumed.said('call')).toEqual([]);
  });

  it('LP3 the command goes on where it was killed, on a server', async () => {
    if (server === null) return console.warn('skipped: no Postgres can be started here');
    const asked = {
      cwd: mkdtempSync(join(folder, 'command-')),
      env: { DATABASE_URL: await server.createDatabase() },
    };
    const write = (path: string, text: string): void => writeFileSync(join(asked.cwd, path), text);
    const settings =
      'models: { script: script.yaml, default: scripted/scripted }\ncorrection: { budget_ms: 600000 }\n';
    const named = ['--config', 'assay.config.yaml'];
    const says = JSON.stringify({
      intent: 'chat.ask',
      answer: 'Kilns cool for eleven hours.',
      citations: ['kiln.md'],
      confidence: 0.9,
    });
    const script = (delay_ms: number): void =>
      write('script.yaml', JSON.stringify({ replies: [{ delay_ms, answer: says }] }));
    write('assay.config.yaml', settings);
    write('kiln.md', '# Kilns\n\nKilns cool for eleven hours.\n');
    script(60_000);
    expect(await runAssay(['index', '.'], asked)).toMatchObject({ code: 0 });
    const killed = await runAssay(['ask', 'How long do kilns cool?', '--steps', ...named], {
      ...asked,
      onStart: (child) =>
        child.stderr?.on('data', (chunk: Buffer) => {
          if (chunk.toString().includes('passages')) child.kill('SIGKILL');
        }),
    });
    expect(killed).toMatchObject({ code: null, signal: 'SIGKILL' });
    const id = /--resume (\w+)/u.exec(killed.stderr)?.[1] ?? '';
    script(0);
    const resumed = await runAssay(['ask', '--resume', id, '--format', 'json', ...named], asked);
    expect(resumed).toMatchObject({ code: 0, stderr: '' });
    const result = AskResult.parse(JSON.parse(resumed.stdout));
    expect(result).toMatchObject({ id, status: 'answered', answer: 'Kilns cool for eleven hours.' });
    expect(result.steps.map(({ name }) => name)).toEqual(STEPS);
  });
});
