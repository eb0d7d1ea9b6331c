import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayRegressions } from '../../eval/regressions.ts';

test('FB26 npm run eval asks the cases of a project that has a database, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-eval-'));
  const { PATH, HOME } = process.env;
  expect(replayRegressions(folder, { PATH, HOME })).toBeNull();
  const asked = replayRegressions(folder, { PATH, HOME, DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(asked?.code).toBe(2);
  expect(asked?.text).toMatch(/^assay: /);
  rmSync(folder, { recursive: true, force: true });
});
