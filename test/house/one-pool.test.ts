import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Connects to a database of the user's, whose rows it counts and nothing else. */
const OTHERS = ['src/adapters/database/row-counter.ts'];

test('FT2 the pool with the codec is the only one that is made', async () => {
  const makers: string[] = [];
  for await (const path of glob('src/**/*.ts'))
    if (/^import (?!type)[^;\n]*\b(?:Pool|Client)\b[^;\n]* from 'pg'/m.test(readFileSync(path, 'utf8')))
      makers.push(path);
  expect(makers.sort()).toEqual(['src/adapters/database/quiet-pool.ts', ...OTHERS].sort());
});
