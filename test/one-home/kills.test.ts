import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { homeWithFiles } from '../support/home-with-files.ts';
import { type Run, runAssay } from '../support/run-assay.ts';
import { serveIn, type ServedProcess } from '../support/served-process.ts';

const LONG = 180_000;
/** An index of them takes a second: long enough to end a process in its midst. */
const FILES = 400;

let home: ReturnType<typeof homeWithFiles>;
let server: ServedProcess;
beforeEach(async () => {
  home = homeWithFiles();
  mkdirSync(join(home.path, 'many'));
  for (let at = 0; at < FILES; at += 1)
    writeFileSync(join(home.path, `many/m${at}.ts`), `export const value${at} = ${at};\n`.repeat(5));
  server = await serveIn(home.path, ['--no-work']);
}, LONG);
afterEach(async () => {
  await server.end('SIGKILL');
  home.remove();
});

async function filesIndexed(): Promise<number> {
  const { index } = (await (await fetch(`${server.url}/api/status`)).json()) as { index: { files: number } };
  return index.files;
}

/** Runs it, and once some of its files stand in the database does something. */
function index(onIn: (child: { kill(signal: NodeJS.Signals): unknown }) => void): Promise<Run> {
  return runAssay(['index', '--full', '--lang', 'en'], {
    cwd: home.path,
    async onStart(child) {
      while ((await filesIndexed()) === 0) await sleep(10);
      await sleep(20);
      onIn(child);
    },
  });
}

async function answers(): Promise<number> {
  return (await fetch(`${server.url}/api/notes`, { signal: AbortSignal.timeout(20_000) })).status;
}

it(
  'OH6 the server is killed while a command works there: it ends with what happened and what to do, and the next opens the database itself',
  async () => {
    const { code, stderr } = await index(() => server.child.kill('SIGKILL'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^assay: .*cannot be reached.*\n {2}\S/m);
    const next = await runAssay(['index', '--format', 'json'], { cwd: home.path });
    expect([next.code, next.stderr]).toEqual([0, '']);
    expect((JSON.parse(next.stdout) as { files: { seen: number } }).files.seen).toBeGreaterThan(FILES);
  },
  LONG,
);

it(
  'OH6 commands are killed while they work at the server: it goes on answering, and nothing half written is found',
  async () => {
    for (const pause of [0, 60, 180]) {
      const { signal } = await index((child) => void sleep(pause).then(() => child.kill('SIGKILL')));
      expect([signal, await answers()]).toEqual(['SIGKILL', 200]);
    }
    const next = await runAssay(['index', '--format', 'json'], { cwd: home.path });
    expect(next.code).toBe(0);
  },
  LONG,
);

it(
  'OH4 two servers, each with its home: commands go to that of their folder; a server that was killed is in nobody’s way',
  async () => {
    const other = homeWithFiles();
    const second = await serveIn(other.path, ['--no-work']);
    const [here, there] = [home.path, other.path].map((cwd) => ({ cwd }));
    await runAssay(['notes', 'import', 'docs'], here);
    const counts = await Promise.all([server.url, second.url].map(notesAt));
    await second.end('SIGKILL');
    const lock = join(other.path, '.assay/database/assay.lock');
    expect(existsSync(lock)).toBe(true);
    const alone = await runAssay(['keys', 'list', '--lang', 'en'], there);
    other.remove();
    // A new database of a server holds sample notes.
    expect((counts[0] ?? 0) - (counts[1] ?? 0)).toBe(1);
    expect(alone).toMatchObject({ code: 0, stdout: 'there is no API key\n' });
    expect(readFileSync(join(home.path, '.assay/server.json'), 'utf8')).toContain(server.url);
  },
  LONG,
);

async function notesAt(url: string): Promise<number> {
  const { notes } = (await (await fetch(`${url}/api/notes?limit=100`)).json()) as { notes: unknown[] };
  return notes.length;
}
