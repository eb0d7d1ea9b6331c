import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownFolder } from '../../src/adapters/workspace/own-folder.ts';
import { isOwn, takeAsOwn } from '../../src/adapters/workspace/owner-mark.ts';
import { compose } from '../../src/app/compose.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { leaveWord } from '../../src/cli/running-server.ts';
import { callAssay } from '../support/call-assay.ts';
import { childEnvironment } from '../support/child-environment.ts';

const LONG = 120_000;
const STARTUP = 'export A=1\n';
let top = '';
let clone = '';
let startup = '';

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'assay-own-')));
  clone = join(top, 'clone');
  startup = join(top, 'bashrc');
  mkdirSync(clone);
  writeFileSync(startup, STARTUP);
  writeFileSync(join(clone, 'answer.md'), 'Revenue was $(touch pwned) 12 million.\n');
  writeFileSync(join(clone, 'notes.md'), 'Revenue was 12 million.\n');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function link(to: string, path: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  symlinkSync(to, join(clone, path));
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
}

async function stores(): Promise<string> {
  const outside = compose({ workingFolder: clone, environment: {} });
  const home = { folder: clone, configuration: Configuration.parse({}) };
  try {
    await (await outside.stores(home, {})).ready();
    return 'opened';
  } catch (error) {
    return String((error as { code?: unknown }).code);
  } finally {
    await outside.close();
  }
}

describe('what Assay keeps beside a configuration', () => {
  it.each([
    ['a file of lines', '.assay/verdicts/2026-11-22.jsonl', 'bashrc'],
    ['the verdicts', '.assay/verdicts', '.'],
    ['all of it', '.assay', '.'],
  ])('TU11 `assay verify` writes through no link: %s', { timeout: LONG }, async (_name, path, to) => {
    link(join(top, to), path);
    const { stderr } = await callAssay(['verify', 'answer.md', '--evidence', 'notes.md', '--lang', 'en'], {
      cwd: clone,
    });
    expect(stderr).toMatch(/is a link/);
    expect(readFileSync(startup, 'utf8')).toBe(STARTUP);
    expect(existsSync(join(top, 'verdicts'))).toBe(false);
  });

  it('TU11 the word of a server takes the place of a link', () => {
    link(startup, '.assay/server.json');
    const takeBack = leaveWord(clone, 'http://127.0.0.1:1');
    expect(readFileSync(startup, 'utf8')).toBe(STARTUP);
    expect(readFileSync(join(clone, '.assay/server.json'), 'utf8')).toContain('127.0.0.1');
    takeBack();
  });

  it('TU11 a database that is a link, or holds one, is not opened', { timeout: LONG }, async () => {
    link(startup, '.assay/database/postgres/base/1');
    expect(await stores()).toBe('refused');
    expect(readFileSync(startup, 'utf8')).toBe(STARTUP);
  });

  it('TU11 a database that git tracks is not opened; taken out of git, it is', {
    timeout: LONG,
  }, async () => {
    expect(await stores()).toBe('opened');
    git('init', '-q');
    expect(await stores()).toBe('opened');
    git('add', '-f', '.assay/database');
    expect(await stores()).toBe('refused');
    git('rm', '-r', '-q', '--cached', '.assay');
    expect(await stores()).toBe('opened');
  });
});

describe('what came without git', () => {
  const copied = (): string => {
    cpSync(join(clone, '.assay'), join(top, 'unpacked', '.assay'), { recursive: true });
    return join(top, 'unpacked');
  };

  it('TU12 a copy of a store is refused until it is taken over; moved, it opens', {
    timeout: LONG,
  }, async () => {
    expect(await stores()).toBe('opened');
    renameSync(clone, join(top, 'moved'));
    clone = join(top, 'moved');
    expect(await stores()).toBe('opened');
    clone = copied();
    expect(await stores()).toBe('refused');
    const asked = await callAssay(['trust', '.assay', '--dry-run'], { cwd: clone });
    expect(asked.stdout).toContain(join(clone, '.assay'));
    expect(await stores()).toBe('refused');
    const { code } = await callAssay(['trust', '.assay', '--yes'], {
      cwd: clone,
      env: { XDG_CONFIG_HOME: '' },
    });
    expect(code).toBe(0);
    expect(await stores()).toBe('opened');
  });

  it('TU12 verdicts from elsewhere do not come into a database, and what is refused says the way out', async () => {
    const args = ['verify', 'answer.md', '--evidence', 'notes.md'];
    await callAssay(args, { cwd: clone });
    clone = copied();
    const { code, stderr } = await callAssay(['notes', 'list', '--lang', 'en'], { cwd: clone });
    expect(code).toBe(2);
    expect(stderr).toContain('its mark was made for another folder');
    expect(stderr).toContain(`assay trust ${join(clone, '.assay')}`);
  });

  it('TU13 a home that is new at each start is named, with both ways out, and each of them opens the store', {
    timeout: LONG,
  }, async () => {
    const list = (env: Record<string, string>, lang = 'en') =>
      callAssay(['notes', 'list', '--lang', lang], { cwd: clone, env: { HOME: top, ...env } });
    const [first, second] = [{ XDG_CONFIG_HOME: join(top, 'one') }, { XDG_CONFIG_HOME: join(top, 'two') }];
    expect((await list(first)).code).toBe(0);
    const { code, stderr } = await list(second);
    expect(code).toBe(2);
    expect(stderr).toContain(`or with another secret than yours in ${join(top, 'two/assay/owner-secret')}`);
    expect(stderr).toContain(`assay trust ${join(clone, '.assay')} --yes`);
    expect(stderr).toContain('set XDG_CONFIG_HOME to one that stays');
    expect((await list(second, 'ko')).stderr).toMatch(/다른 비밀값으로 만든 표시.*XDG_CONFIG_HOME/s);
    expect((await list(first)).code).toBe(0);
    await callAssay(['trust', '.assay', '--yes'], { cwd: clone, env: second });
    expect((await list(second)).code).toBe(0);
  });

  it('TU13 of folders that are marked at once in a new home each is its own afterwards', async () => {
    const environment = { XDG_CONFIG_HOME: join(top, 'new') };
    const folders = Array.from({ length: 20 }, (_, at) => join(top, String(at)));
    await Promise.all(folders.map((folder) => takeAsOwn(folder, environment)));
    for (const folder of folders) {
      mkdirSync(join(folder, '.assay', 'database'));
      writeFileSync(join(folder, '.assay', 'database', 'x'), '');
    }
    const own = await Promise.all(folders.map((folder) => isOwn(folder, environment)));
    expect(own).toEqual(folders.map(() => true));
  });

  it('TU12 no test writes in the folder of the user who runs it', () => {
    const { homedir } = userInfo();
    for (const environment of [{}, process.env, childEnvironment()])
      expect(ownFolder(environment).startsWith(`${homedir}/`)).toBe(false);
  });

  it('TU12 a mark that another user made is none', async () => {
    const mark = join(clone, '.assay', 'owner');
    await takeAsOwn(clone, { XDG_CONFIG_HOME: join(top, 'other') });
    mkdirSync(join(clone, '.assay', 'database'));
    writeFileSync(join(clone, '.assay', 'database', 'x'), '');
    expect(await isOwn(clone, { XDG_CONFIG_HOME: join(top, 'mine') })).toBe(false);
    expect(readFileSync(mark, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(await isOwn(clone, { XDG_CONFIG_HOME: join(top, 'other') })).toBe(true);
  });
});
