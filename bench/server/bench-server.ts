import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));
const START_MS = 60_000;

/** A server of its own in a process of its own, with a scripted model and a note to ask about. */
export interface BenchServer {
  readonly url: string;
  readonly folder: string;
  /** Milliseconds from the start of the process to its line that it listens. */
  readonly ready: number;
  /** Of the first start, on an empty folder. */
  readonly firstReady: number;
  /** Bytes of memory that the process holds. */
  rss(): number;
  set(settings: object): Promise<void>;
  note(title: string, content: string): Promise<void>;
  stop(): Promise<void>;
}

/** `words` of prose that a note supports, in one paragraph. */
export function notesText(words: number): string {
  const sentences = Array.from(
    { length: Math.ceil(words / 9) },
    (_, at) => `Room ${at + 1} holds ${(at % 40) + 10} people and opens at ${(at % 9) + 8}:00 [Note 1].`,
  );
  return sentences.join(' ');
}

function chunksOf(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
}

/** A token is about four letters; a chunk here holds five. */
const TOKEN = 4;
const CHUNK = 5 * TOKEN;

/** A text in the pieces that a model sends. */
export function pieced(text: string): string[] {
  return chunksOf(text, CHUNK);
}

function script(): string {
  const [short, long] = [notesText(60), notesText(800).slice(0, 1000 * TOKEN)];
  const replies = [
    { when: { text: 'long' }, chunks: pieced(long), chunk_delay_ms: 4 },
    { when: { text: 'rooms' }, chunks: pieced(short), delay_ms: 1 },
  ];
  return JSON.stringify({ replies });
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${printed}`)), START_MS);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const url = /listens at (http:\S+)/.exec(printed)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        resolve(url);
      });
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${printed}`)));
  });
}

async function start(folder: string): Promise<{ child: ChildProcess; url: string; ms: number }> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...process.execArgv, launcher, 'serve', '--config', 'assay.config.yaml'],
    {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: '', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = await listening(child);
  return { child, url, ms: performance.now() - began };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** The server behind the launcher, where that started another Node. */
function memoryOf(pid: number): number {
  const children = `/proc/${pid}/task/${pid}/children`;
  const [child] = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [''];
  const which = child === undefined || child === '' ? String(pid) : child;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', which], { encoding: 'utf8' })) * 1024;
}

async function call(url: string, method: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Models of its own. A judge that is not named would be the provider, which answers in streams alone. */
const SCRIPTED = ['default: scripted', 'judge: scripted', 'script: script.json'];

/** How a server is started. */
export interface Start {
  /** Address of a provider of OpenAI's form, `up/up-1`. */
  readonly upstream?: string;
  readonly models?: readonly string[];
  /** Once more, behind the start that made the database. */
  readonly again: boolean;
}

export async function startBenchServer({ upstream, models = SCRIPTED, again }: Start): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-server-'));
  writeFileSync(join(folder, 'script.json'), script());
  writeFileSync(
    join(folder, 'assay.config.yaml'),
    [
      'models:',
      ...models.map((line) => `  ${line}`),
      ...(upstream === undefined
        ? []
        : [`  providers: { up: { kind: openai_compatible, base_url: '${upstream}', models: [up-1] } }`]),
      'server: { port: 0 }',
    ].join('\n'),
  );
  try {
    const first = await start(folder);
    await call(`${first.url}/api/notes`, 'POST', { title: 'Rooms', content: notesText(800) });
    if (again) await end(first.child);
    const { child, url, ms } = again ? await start(folder) : first;
    return {
      url,
      folder,
      ready: ms,
      firstReady: first.ms,
      rss: () => memoryOf(child.pid ?? 0),
      note: (title, content) => call(`${url}/api/notes`, 'POST', { title, content }),
      set: (settings) => call(`${url}/api/settings`, 'PUT', settings),
      stop: () => end(child).finally(() => rmSync(folder, { recursive: true, force: true })),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
