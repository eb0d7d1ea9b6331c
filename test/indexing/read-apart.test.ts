import { describe, expect, test } from 'vitest';
import { readApart } from '../../src/adapters/code-index/read-apart.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { indexedHome } from '../support/index-home.ts';

const STUCK = new URL('../support/stuck-reader.ts', import.meta.url);

describe('files that a thread reads', () => {
  test.each([
    ['stuck', 'takes more than 2 s to be read'],
    ['broken', 'breaks its parser: is broken'],
  ])('IX18 a text that leaves the parser %s is said, those around it are read', async (text, message) => {
    const reader = readApart(2000, STUCK);
    const found = await Promise.allSettled(
      ['one', text, 'two'].map(async (each) => reader.sections('a.md', each)),
    );
    expect(found).toMatchObject([
      { value: [{ text: 'one' }] },
      { reason: { code: 'timeout', message, where: 'a.md' } },
      { value: [{ text: 'two' }] },
    ]);
  });

  test('IX18 a file that breaks its parser is skipped as over_budget, the others are indexed', async () => {
    const at = await indexedHome(memoryStores(), {
      'src/A.java': 'A<\n'.repeat(25_000),
      'src/B.java': 'class B {}\n',
      'src/c.ts': 'export const c = 1;\n',
    });
    try {
      const { files, troubles } = await at.index();
      expect(troubles.map(({ path, reason }) => `${path} ${reason}`)).toEqual(['src/A.java over_budget']);
      expect(files).toMatchObject({ seen: 3, indexed: 2, skipped: 1 });
      expect((await at.index()).troubles).toEqual(troubles);
    } finally {
      at.end();
    }
  }, 120_000);
});
