import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAssay } from '../support/run-assay.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-hook-process-'));
  mkdirSync(join(root, '.git'));
});
afterAll(() => rmSync(root, { recursive: true }));

const hook = (args: readonly string[], input = '') =>
  runAssay(['hook', ...args], { cwd: root, input, env: { HOME: root, PATH: process.env['PATH'] ?? '' } });

describe('assay hook as a process', () => {
  it('NU3 asked for help, it gives help and is no call', async () => {
    const { code, stdout, stderr } = await runAssay(['hook', 'run', '--help'], {
      env: { ASSAY_LANGUAGE: 'en' },
    });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: assay hook run /);
    expect(stdout).toContain('assay hook run claude < call.json');
  });

  it('HK2 run ends with 0 whatever it is given', async () => {
    for (const args of [['run'], ['run', 'emacs', '--what'], ['run', 'cursor']]) {
      const { code, stdout } = await hook(args, '{"torn');
      expect({ code, stdout }).toEqual({ code: 0, stdout: args[1] === 'cursor' ? '{}\n' : '' });
    }
  });

  it('HK2 run ends with 0 where the program was not built', () => {
    const own = mkdtempSync(join(tmpdir(), 'assay-unbuilt-'));
    mkdirSync(join(own, 'bin'));
    cpSync(fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url)), join(own, 'bin/assay.mjs'));
    writeFileSync(join(own, 'package.json'), '{"type":"module"}');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(own, 'bin/assay.mjs'), ...args]).status;
    expect([run('hook', 'run', 'claude'), run('verify', '-')]).toEqual([0, 2]);
    rmSync(own, { recursive: true });
  });

  it('HK15 what is wrong with a settings file is told in Korean too', async () => {
    mkdirSync(join(root, '.claude'));
    writeFileSync(join(root, '.claude/settings.json'), '{"hooks": 3}');
    const { code, stderr } = await hook(['install', 'claude', '--yes', '--lang', 'ko']);
    expect(code).toBe(2);
    expect(stderr).toContain('settings.json: hooks: 호스트가 바라는 객체가 아닙니다');
    expect(stderr).toContain('고친 뒤에 다시: assay hook install claude');
  });

  it('HK16 status lists every host, in project and home', async () => {
    const { code, stdout } = await hook(['status', '--format', 'json']);
    expect(code).toBe(0);
    const listed = JSON.parse(stdout) as { host: string; scope: string; state: string }[];
    expect(listed.map(({ host, scope, state }) => `${host} ${scope} ${state}`)).toContain(
      'claude project unreadable',
    );
    expect(listed).toHaveLength(10);
  });
});
