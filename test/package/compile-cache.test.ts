import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compileCache } from '../../scripts/compile-cache.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-cache-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('HS8 what tests have compiled is kept for a day, and nothing else is deleted', () => {
  const yesterday = compileCache(folder, '2026-11-29');
  for (const path of [yesterday, join(folder, 'node-compile-cache')])
    mkdirSync(join(path, 'deep'), { recursive: true });
  expect(compileCache(folder, '2026-11-29')).toBe(yesterday);
  expect(existsSync(yesterday)).toBe(true);
  const today = compileCache(folder, '2026-11-30');
  expect(today).not.toBe(yesterday);
  expect([existsSync(yesterday), existsSync(join(folder, 'node-compile-cache'))]).toEqual([false, true]);
});
