import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { indexHome } from '../../src/cli/index-home.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { testOutside } from '../support/test-outside.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-index-home-'));
mkdirSync(join(folder, 'shop', 'docs', 'old'), { recursive: true });
mkdirSync(join(folder, 'shop', '.assay', 'database'), { recursive: true });
writeFileSync(join(folder, 'shop', 'docs', 'a.md'), '# A\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function homeOf(workingFolder: string, given: string): Promise<readonly string[]> {
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    files: async () => memoryFiles(undefined),
    workingFolder: join(folder, workingFolder),
  });
  const { home, prefix } = await indexHome(outside, given);
  return [home.folder.slice(folder.length + 1), prefix];
}

describe('where an index belongs', () => {
  it('IX1 a part of a folder that has a database goes into that one', async () => {
    expect(await homeOf('shop', '.')).toEqual(['shop', '']);
    expect(await homeOf('shop', 'docs/old')).toEqual(['shop', 'docs/old']);
    expect(await homeOf('shop', 'docs/a.md')).toEqual(['shop', 'docs/a.md']);
    expect(await homeOf('', 'shop/docs')).toEqual(['shop', 'docs']);
  });

  it('IX1 nothing above the working folder is looked for', async () => {
    expect(await homeOf('shop/docs', 'old')).toEqual(['shop/docs/old', '']);
    expect(await homeOf('shop/docs', '..')).toEqual(['shop', '']);
  });
});
