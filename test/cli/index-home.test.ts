import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type HomeTerminal, readHome } from '../../src/cli/home.ts';
import { compose } from '../../src/app/compose.ts';
import type { Home } from '../../src/app/outside.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { indexHome } from '../../src/cli/index-home.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { testOutside } from '../support/test-outside.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-index-home-'));
mkdirSync(join(folder, 'shop', 'docs', 'old'), { recursive: true });
mkdirSync(join(folder, 'shop', '.assay', 'database'), { recursive: true });
mkdirSync(join(folder, 'shop', 'vendor', 'lib', 'src'), { recursive: true });
mkdirSync(join(folder, 'shop', 'vendor', 'lib', '.git'));
writeFileSync(join(folder, 'shop', 'docs', 'a.md'), '# A\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function terminalAt(workingFolder: string): HomeTerminal {
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    files: async () => memoryFiles(undefined),
    workingFolder: join(folder, workingFolder),
  });
  return { outside: async () => outside, warn: () => undefined };
}

async function homeOf(workingFolder: string, given: string): Promise<readonly string[]> {
  const { home, prefix } = await indexHome(terminalAt(workingFolder), given);
  return [home.folder.slice(folder.length + 1), prefix];
}

/** The home of a command that names no path. */
async function commandHomeOf(workingFolder: string): Promise<string> {
  return (await readHome(terminalAt(workingFolder), {})).folder.slice(folder.length + 1);
}

describe('where an index belongs', () => {
  it('IX1 a part of a folder that has a database goes into that one', async () => {
    expect(await homeOf('shop', '.')).toEqual(['shop', '']);
    expect(await homeOf('shop', 'docs/old')).toEqual(['shop', 'docs/old']);
    expect(await homeOf('shop', 'docs/a.md')).toEqual(['shop', 'docs/a.md']);
    expect(await homeOf('', 'shop/docs')).toEqual(['shop', 'docs']);
  });

  it('IX1 so does a part of it that is the working folder, for every command', async () => {
    expect(await homeOf('shop/docs', 'old')).toEqual(['shop', 'docs/old']);
    expect(await homeOf('shop/docs', '..')).toEqual(['shop', '']);
    expect(await commandHomeOf('shop/docs/old')).toBe('shop');
    expect(await commandHomeOf('shop')).toBe('shop');
    expect(await commandHomeOf('')).toBe('');
  });

  it('IX1 where nothing has a database, what lies below the working folder goes into that one', async () => {
    mkdirSync(join(folder, 'fresh', 'docs', 'old'), { recursive: true });
    writeFileSync(join(folder, 'fresh', 'docs', 'a.md'), '# A\n');
    expect(await homeOf('fresh', 'docs')).toEqual(['fresh', 'docs']);
    expect(await homeOf('fresh', 'docs/a.md')).toEqual(['fresh', 'docs/a.md']);
    expect(await homeOf('fresh', '.')).toEqual(['fresh', '']);
    expect(await homeOf('fresh/docs/old', '../..')).toEqual(['fresh', '']);
    expect(await homeOf('shop/vendor', '../../fresh/docs')).toEqual(['fresh/docs', '']);
    expect(await commandHomeOf('fresh')).toBe('fresh');
  });

  it('IX1 a database that may not be looked at is there all the same', async () => {
    mkdirSync(join(folder, 'shut', 'docs'), { recursive: true });
    symlinkSync('.assay', join(folder, 'shut', '.assay'));
    expect(await commandHomeOf('shut/docs')).toBe('shut');
    const outside = compose({ workingFolder: folder, environment: {} });
    const home = (name: string): Home => ({
      folder: join(folder, name),
      configuration: Configuration.parse({}),
    });
    expect(outside.hasDatabase(home('shut'))).toBe(true);
    expect(outside.hasDatabase(home('shop/docs'))).toBe(false);
  });

  it('IX1 above the working folder nothing is looked for outside of its repository', async () => {
    expect(await homeOf('shop/vendor/lib/src', '.')).toEqual(['shop/vendor/lib/src', '']);
    expect(await commandHomeOf('shop/vendor/lib/src')).toBe('shop/vendor/lib/src');
    expect(await homeOf('shop', 'vendor/lib/src')).toEqual(['shop', 'vendor/lib/src']);
  });

  it('IX1 a folder that many share is no home', async () => {
    vi.stubEnv('HOME', join(folder, 'shop'));
    expect(await commandHomeOf('shop/docs')).toBe('shop/docs');
    expect(await commandHomeOf('shop')).toBe('shop');
    vi.stubEnv('HOME', join(folder, 'fresh'));
    expect(await homeOf('fresh', 'docs')).toEqual(['fresh/docs', '']);
    vi.unstubAllEnvs();
  });
});
