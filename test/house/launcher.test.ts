import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));
let folder = '';
let bin = '';

/** A package of its own in a temporary folder, whose main prints what it was given and exits with 7. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-launcher-'));
  for (const name of ['bin', 'dist', 'node_modules/node/bin'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  bin = join(folder, 'bin/assay.mjs');
  cpSync(launcher, bin);
  const main =
    'process.stdout.write(JSON.stringify([process.env.BY ?? "self", ...process.argv.slice(2)])); process.exitCode = 7;';
  writeFileSync(join(folder, 'dist/main.js'), main);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lets the launcher take this Node for too old, as it would an old one. */
function demandNewer(): void {
  const text = readFileSync(bin, 'utf8');
  const demanding = text.replace(
    'const WANTED = [22, 18]',
    'const WANTED = process.env.BY ? [22, 18] : [99, 0]',
  );
  expect(demanding).not.toBe(text);
  writeFileSync(bin, demanding);
}

/** The `node` package: a script that runs the real Node and says so in the environment. */
function plantNode(version: string): void {
  writeFileSync(join(folder, 'node_modules/node/package.json'), JSON.stringify({ name: 'node', version }));
  const script = `#!/bin/sh\nBY=package exec "${process.execPath}" "$@"\n`;
  writeFileSync(join(folder, 'node_modules/node/bin/node'), script, { mode: 0o755 });
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the launcher', () => {
  it('LN1 is executable and runs dist/main.js on a Node that is new enough', () => {
    expect(statSync(launcher).mode & 0o111).toBe(0o111);
    expect(run('verify', '-')).toEqual({ status: 7, stdout: '["self","verify","-"]', stderr: '' });
  });

  it('LN2 says how to build where dist is missing', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(run()).toEqual({
      status: 2,
      stdout: '',
      stderr: 'assay: dist/main.js is missing. Run `npm run build`.\n',
    });
  });

  it('LN3 below the version it needs, runs on the node package, with arguments and exit code', () => {
    demandNewer();
    plantNode('99.1.0');
    expect(run('a b', '--c="d"', '한글')).toEqual({
      status: 7,
      stdout: '["package","a b","--c=\\"d\\"","한글"]',
      stderr: '',
    });
  });

  it.each([['absent'], ['too old itself']])('LN4 the node package %s: exit 2 naming the version', (title) => {
    demandNewer();
    if (title !== 'absent') plantNode('20.0.0');
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^assay: needs Node 99\.0 or newer, this is [\d.]+\..*npm i node@24.*\n$/);
  });

  it('LN6 a launcher that is killed takes the command with it', async () => {
    demandNewer();
    plantNode('99.1.0');
    writeFileSync(
      join(folder, 'dist/main.js'),
      'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000);',
    );
    const child = spawn(process.execPath, [bin, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) =>
      child.stdout.once('data', (text: Buffer) => resolve(Number(text))),
    );
    const isThere = (): boolean => existsSync(`/proc/${pid}`);
    expect(isThere()).toBe(true);
    child.kill('SIGKILL');
    for (let tries = 0; tries < 100 && isThere(); tries++) await new Promise((done) => setTimeout(done, 100));
    expect(isThere()).toBe(false);
  });

  it('LN5 passes a signal on and ends by it', async () => {
    demandNewer();
    plantNode('99.1.0');
    writeFileSync(join(folder, 'dist/main.js'), 'console.log("ready"); setInterval(() => {}, 1000);');
    const child = spawn(process.execPath, [bin], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => child.kill('SIGTERM'));
    const signal = await new Promise((resolve) => {
      child.on('exit', (_code, name) => resolve(name));
    });
    expect(signal).toBe('SIGTERM');
  });
});
