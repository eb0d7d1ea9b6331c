import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure, Sizes } from './measure.ts';
import { quantile, spread } from './quantile.ts';

const MOST_MS = 150;
const FILES = 500;
const CALLS_A_RUN = 6;

const root = fileURLToPath(new URL('..', import.meta.url));
const launcher = join(root, 'bin/assay.mjs');

/** A repository with some files, as an agent would find it. */
function newRepository(folder: string, files: number): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  for (let at = 0; at < files; at += 1) {
    mkdirSync(join(folder, `room${at % 20}`), { recursive: true });
    writeFileSync(join(folder, `room${at % 20}`, `file${at}.ts`), `export const value${at} = ${at};\n`);
  }
  git('add', '.');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-m', 'files');
}

/** Milliseconds of one whole process, from its start to its end. Rejects where it says or prints anything. */
function call(folder: string, event: Readonly<Record<string, unknown>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [launcher, 'hook', 'run', 'claude'], { cwd: folder });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 && printed === ''
        ? resolve(performance.now() - start)
        : reject(new Error(`the hook ended with ${code}: ${printed}`)),
    );
    child.stdin.end(JSON.stringify({ session_id: 'bench', cwd: folder, ...event }));
  });
}

async function measureIn(folder: string, { runs }: Sizes): Promise<Measure> {
  newRepository(folder, runs > 1 ? FILES : 20);
  await call(folder, { hook_event_name: 'UserPromptSubmit', prompt: 'What does room 3 do?' });
  const end = { hook_event_name: 'Stop', last_assistant_message: 'It holds values. Shall I go on?' };
  const times: number[] = [];
  for (let at = 0; at < runs * CALLS_A_RUN; at += 1) times.push(await call(folder, end));
  const p95 = quantile(times, 0.95);
  return {
    what: `\`assay hook run\` with nothing to do, the whole process, a repository of ${FILES} files`,
    target: `p95 ≤ ${MOST_MS} ms`,
    found: `${spread(times)} of ${times.length} calls; files in the cache of the system`,
    met: p95 <= MOST_MS,
  };
}

/** What an agent waits for at the end of a turn in which it did nothing and claims nothing. */
export async function measureHook(sizes: Sizes): Promise<Measure> {
  if (!existsSync(join(root, 'dist/main.js')))
    return { what: '`assay hook run`', target: '', found: 'not measured: run `npm run build`', met: null };
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-hook-'));
  try {
    return await measureIn(folder, sizes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
