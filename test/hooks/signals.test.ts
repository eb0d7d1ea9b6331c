import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

const launcher = new URL('../../bin/assay.mjs', import.meta.url).pathname;
/** Nobody else counts to it. */
const MARK = `assay-signal-${process.pid}`;
const LONG_TESTS = `node -e "setTimeout(() => {}, 600000)" ${MARK}`;
const CLAIM = 'Fixed a.ts. All 12 tests pass. ';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-signals-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  mkdirSync(join(root, 'test'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { test: LONG_TESTS } }));
  writeFileSync(join(root, 'test/a.test.js'), "require('node:test')('a', () => {});\n");
  writeFileSync(join(root, 'a.ts'), 'export const a = 1;\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-m', 'all');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function start(host: string): ChildProcess {
  const child = spawn(process.execPath, [launcher, 'hook', 'run', host], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: root, ASSAY_UNENCLOSED: '1' },
  });
  // On a busy machine it is ended before it has read 11 MB.
  child.stdin?.on('error', () => undefined);
  return child;
}

async function ended(child: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

/** Processes of the machine that have the mark in their arguments. */
function marked(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(MARK);
    } catch {
      return false;
    }
  });
}

/** A look may miss a process that is just becoming another program: its arguments are empty then. */
async function until(what: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (what()) return;
    await setTimeout(50);
  }
  throw new Error('not within 30 seconds');
}

async function run(
  host: string,
  event: object,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = start(host);
  child.stdin?.end(JSON.stringify({ session_id: 's', cwd: root, workspace_roots: [root], ...event }));
  return ended(child);
}

const STOPS = {
  claude: { hook_event_name: 'Stop', last_assistant_message: CLAIM },
  gemini: { hook_event_name: 'AfterAgent', prompt_response: CLAIM },
};

test.each([
  ['claude', '', 'SIGTERM'],
  ['gemini', '{}\n', 'SIGINT'],
] as const)(
  'HK12 %s: a signal ends a check at once, with %j, and what it started',
  async (host, form, signal) => {
    writeFileSync(join(root, 'a.ts'), 'export const a = 2;\n');
    const child = start(host);
    child.stdin?.end(JSON.stringify({ session_id: 's', cwd: root, ...STOPS[host] }));
    const end = ended(child);
    await until(() => marked().length > 0);
    const before = performance.now();
    child.kill(signal);
    expect(await end).toEqual({
      code: 0,
      stdout: form,
      stderr: `assay: this turn was not checked: ${signal}\n`,
    });
    expect(performance.now() - before).toBeLessThan(20_000);
    await until(() => marked().length === 0);
  },
);

test('FT6 HK12 a pipe as transcript is not waited for, and the turn is let go', async () => {
  const pipe = join(root, '.git', 'transcript.jsonl');
  execFileSync('mkfifo', [pipe]);
  await run('claude', { hook_event_name: 'UserPromptSubmit', prompt: 'a' });
  const found = await run('claude', { hook_event_name: 'Stop', transcript_path: pipe });
  expect(found).toMatchObject({ code: 0, stdout: '' });
});

test('HK10 BD9 a message of 11 MB that only the transcript holds is read, and its claim holds the agent', async () => {
  writeFileSync(join(root, 'package.json'), '{}');
  await run('claude', { hook_event_name: 'UserPromptSubmit', prompt: 'a' });
  writeFileSync(join(root, 'a.ts'), 'export const a = 4;\n');
  const said = `I added \`missing.ts\`. ${CLAIM.repeat(Math.ceil(11_000_000 / CLAIM.length))}`;
  const spoken = [
    { type: 'user', message: { role: 'user', content: 'a' } },
    { type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text: said }] } },
  ];
  const transcript_path = join(root, '.git', 'transcript.jsonl');
  writeFileSync(transcript_path, spoken.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const found = await run('claude', { hook_event_name: 'Stop', transcript_path });
  expect(found.code).toBe(0);
  expect(JSON.parse(found.stdout)).toMatchObject({ decision: 'block' });
});

test('HK12 a message of 11 MB is answered, and a signal ends what reads it', async () => {
  writeFileSync(join(root, 'package.json'), '{}');
  await run('claude', { hook_event_name: 'UserPromptSubmit', prompt: 'a' });
  writeFileSync(join(root, 'a.ts'), 'export const a = 3;\n');
  const long = CLAIM.repeat(Math.ceil(11_000_000 / CLAIM.length));
  const stop = { hook_event_name: 'Stop', last_assistant_message: long };
  const found = await run('claude', stop);
  expect(found.code).toBe(0);
  expect(`${found.stdout}{}`).toMatch(/^\{/);
  const child = start('claude');
  child.stdin?.end(JSON.stringify({ session_id: 'other', cwd: root, ...stop }));
  const end = ended(child);
  await setTimeout(700);
  const before = performance.now();
  child.kill('SIGTERM');
  expect((await end).stdout).toBe('');
  expect(performance.now() - before).toBeLessThan(5000);
});
