import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfHr, runAssay } from '../support/run-assay.ts';

const hr = copyOfHr();
const here = { cwd: hr.path };
const DESTROYS = /delet|eras|remov|bug in Assay| {4}at /i;
/** A database takes more. */
const few = { ...here, before: 'ulimit -n 64' };

const COMMANDS = [
  ['index', '.', '--lang', 'en'],
  ['notes', 'list', '--lang', 'en'],
  ['serve', '--port', '0', '--lang', 'en'],
];

beforeAll(async () => {
  mkdirSync(join(hr.path, 'notes'));
  writeFileSync(join(hr.path, 'notes', 'kept.md'), '# kept\n\na note\n');
  await runAssay(['notes', 'import', 'notes'], here);
});
afterAll(() => hr.remove());

test.each(COMMANDS)(
  'FT5 with few open files %s says so, and advises nothing that destroys',
  async (...args) => {
    const { code, stdout, stderr } = await runAssay(args, few);
    expect(stderr).toContain('the process has no more files or memory');
    expect(stderr).toContain('raise the limit (ulimit -n)');
    expect(stdout + stderr).not.toMatch(DESTROYS);
    expect(code).toBe(2);
  },
);

test('FT5, KG22 with few open files a verification whose graph is read from files does all its work', async () => {
  const { code, stdout } = await runAssay(['verify', 'answer.json', '--lang', 'en'], few);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^PASSED/)]);
});

test('FT8 once the limit is lifted all that was kept is there', async () => {
  const { code, stdout } = await runAssay(['notes', 'list'], here);
  expect([code, stdout]).toEqual([0, expect.stringContaining('kept')]);
  const verified = await runAssay(['verify', 'answer.json'], here);
  // A slow machine is told how far the graph is.
  const said = verified.stderr.split('\n').filter((line) => !line.startsWith('읽는 중'));
  expect([verified.code, said]).toEqual([0, ['']]);
});
