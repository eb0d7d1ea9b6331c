import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Measure, Sizes } from './measure.ts';
import { quantile } from './quantile.ts';

const MOST_MS = 150;
const FILES = 500;
const CALLS_A_RUN = 6;
const SETTLED_MS = 3000;

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

/** Milliseconds of one whole process of Node, from its start to its end. Rejects where it says or prints anything. */
function timeOf(folder: string, args: readonly string[], input: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { cwd: folder });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 && printed === ''
        ? resolve(performance.now() - start)
        : reject(new Error(`${args.join(' ')} ended with ${code}: ${printed}`)),
    );
    child.stdin.end(input);
  });
}

function call(folder: string, event: Readonly<Record<string, unknown>>): Promise<number> {
  const input = JSON.stringify({ session_id: 'bench-session', cwd: folder, ...event });
  return timeOf(folder, [launcher, 'hook', 'run', 'claude'], input);
}

/** Takes the files of the command and of the repository out of the cache of the system; false where that cannot be done. */
function dropFromCache(folder: string): boolean {
  const files = [join(root, 'dist', 'chunks'), folder].flatMap((under) =>
    readdirSync(under, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  try {
    // A process of this size takes long to start another: the shell starts them.
    execFileSync('sh', ['-ec', 'for file; do dd "if=$file" iflag=nocache count=0; done', 'dd', ...files], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const COLD_CALLS = 3;

/** Calls whose files must be read from the disk first, in words. */
async function coldCalls(
  folder: string,
  end: Readonly<Record<string, unknown>>,
  calls: number,
): Promise<string> {
  const times: number[] = [];
  while (times.length < calls && dropFromCache(folder)) times.push(await call(folder, end));
  if (times.length === 0) return 'the cache of the system could not be dropped here';
  return `with the files of the command and the repository out of the cache (\`dd iflag=nocache\`; Node itself stays in it) ${spreadOf(times)}`;
}

function spreadOf(times: readonly number[]): string {
  const [least, half, most] = [0, 0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
  return `min ${least}, p50 ${half}, p95 ${most} ms`;
}

async function measureIn(folder: string, { runs }: Sizes): Promise<Measure> {
  newRepository(folder, runs > 1 ? FILES : 20);
  // Stamps of files that are younger than that are not trusted, as in no real turn they are.
  if (runs > 1) await setTimeout(SETTLED_MS);
  await call(folder, { hook_event_name: 'UserPromptSubmit', prompt: 'What does room 3 do?' });
  const end = { hook_event_name: 'Stop', last_assistant_message: 'It holds values. Shall I go on?' };
  const times: number[] = [];
  const bare: number[] = [];
  for (let at = 0; at < runs * CALLS_A_RUN; at += 1) {
    times.push(await call(folder, end));
    bare.push(await timeOf(folder, ['-e', '0'], ''));
  }
  const cold = await coldCalls(folder, end, runs > 1 ? COLD_CALLS : 1);
  const p95 = quantile(times, 0.95);
  return {
    what: `\`assay hook run\` with nothing to do, the whole process, a repository of ${FILES} files`,
    target: `p95 ≤ ${MOST_MS} ms`,
    found: `${spreadOf(times)} of ${times.length} calls, files in the cache of the system; ${cold}; \`node -e 0\` in between ${spreadOf(bare)}`,
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
