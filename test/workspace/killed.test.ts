import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { freshRepositories } from './made.ts';
import { withoutNameSpaces } from './plain-tools.ts';
import { running } from './processes.ts';
import { everything } from './repository.ts';
import { runIn } from './run-in.ts';

const fresh = freshRepositories();
const script = new URL('./long-run.ts', import.meta.url).pathname;

function begin(
  root: string,
  command: string,
): { readonly child: ChildProcess; readonly where: Promise<string> } {
  const child = spawn(process.execPath, [script, root, command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const where = new Promise<string>((resolve) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return { child, where };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await sleep(50);
  expect(holds()).toBe(true);
}

let count = 0;

async function killInMidRun(): Promise<void> {
  count += 1;
  const pause = `77777${count}.${process.pid}`;
  const repository = fresh();
  repository.commit({ '.gitignore': 'node_modules\n', 'package.json': '{}', a: 'a' });
  repository.write({ 'node_modules/x/index.js': 'x', a: 'changed' });
  const before = everything(repository.root);
  const own = realpathSync(mkdtempSync(join(tmpdir(), 'assay-killed-')));
  vi.stubEnv('TMPDIR', own);
  const { child, where } = begin(
    repository.root,
    `echo y > node_modules/x/index.js; rm -f a; (setsid sleep ${pause} &) ; sleep ${pause}`,
  );
  const copy = dirname(await where);
  await until(() => running(pause).length > 1);
  child.kill('SIGKILL');
  await sleep(100);
  expect(existsSync(copy)).toBe(true);
  expect((await runIn(repository.root, 'cat node_modules/x/index.js')).receipt.output).toBe('x');
  expect(existsSync(copy)).toBe(false);
  await until(() => running(pause).length === 0);
  expect(everything(repository.root)).toBe(before);
  vi.unstubAllEnvs();
  rmSync(own, { recursive: true });
}

describe('a process that is killed in mid-run', () => {
  it('SB9 leaves the tree as it was; the next copy ends and deletes what it left', killInMidRun);
});

describe('a process that is killed in mid-run, without name spaces', () => {
  withoutNameSpaces();
  it('SB9 leaves the tree as it was; the next copy ends and deletes what it left', killInMidRun);
});

describe('private folders of others', () => {
  it('SB9 of living processes stay, those without an owner go after an hour', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const own = realpathSync(mkdtempSync(join(tmpdir(), 'assay-others-')));
    vi.stubEnv('TMPDIR', own);
    const [old, young] = ['assay-private-old', 'assay-private-young'].map((name) => join(own, name));
    for (const folder of [old, young]) mkdirSync(folder ?? '');
    utimesSync(old ?? '', 1, 1);
    writeFileSync(join(young ?? '', 'owner.json'), 'torn');
    const { child, where } = begin(repository.root, 'sleep 60');
    const living = await where;
    await runIn(repository.root, 'true');
    expect([old, young, living].map((folder) => existsSync(folder ?? ''))).toEqual([false, true, true]);
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true, force: true });
  });
});

/** Runs the script where the temporary folder is a disk of its own of this size. */
function onSmallDisk(
  size: string,
  root: string,
  command: string,
): { readonly stdout: string; readonly stderr: string } {
  const disk = mkdtempSync(join(tmpdir(), 'assay-disk-'));
  const line = `mount -t tmpfs -o size=${size} small '${disk}' && TMPDIR='${disk}' exec "$0" "$@"`;
  const spaces = ['--user', '--map-root-user', '--mount', '--'];
  const args = [...spaces, '/bin/sh', '-c', line, process.execPath, script, root, command];
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });
  rmSync(disk, { recursive: true });
  return { stdout, stderr };
}

const canMount = spawnSync('unshare', ['--user', '--map-root-user', '--mount', '--', 'true']).status === 0;

describe.runIf(canMount)('a small disk', () => {
  it('SB11 holds no copy', () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    expect(onSmallDisk('50m', repository.root, 'true').stderr).toContain("code: 'disk_full'");
  });

  it('SB11 is not filled by a command', () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const { stdout } = onSmallDisk(
      '400m',
      repository.root,
      'head -c 200000000 /dev/zero > "$TMPDIR/x"; sleep 60',
    );
    expect(stdout.split('\n')[1]).toBe('disk_full');
  });
});
