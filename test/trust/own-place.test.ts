import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { leaveWord } from '../../src/cli/running-server.ts';
import { callAssay } from '../support/call-assay.ts';

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
