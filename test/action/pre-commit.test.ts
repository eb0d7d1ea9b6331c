import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { root } from './run-action.ts';

/** What pre-commit wants of a hook, and what it knows. */
const Hooks = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    name: z.string(),
    description: z.string(),
    entry: z.string(),
    language: z.literal('script'),
    pass_filenames: z.literal(false),
    always_run: z.literal(true),
    stages: z.array(z.enum(['pre-commit', 'pre-push', 'manual'])),
  }),
);
const hooks = Hooks.parse(parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')));

const tools = mkdtempSync(join(tmpdir(), 'assay-hook-'));
const test = (sum: number): string =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { add } from '../src/add.js';\ntest('adds', () => {\n  assert.equal(add(1, 2), ${sum});\n});\n`;
let repository: TestRepository;

beforeAll(() => {
  repository = newRepository();
  repository.commit({
    'package.json': '{"name":"a","type":"module","main":"src/add.js","scripts":{"test":"node --test"}}\n',
    'src/add.js': 'export function add(one, other) {\n  return one + other;\n}\n',
    'test/add.test.js': test(3),
  });
});

afterAll(() => {
  repository.remove();
  rmSync(tools, { recursive: true });
});

/** Commits with a hook in place, as git starts it; `PATH` leads to the installed command. */
function commitWith(id: string, files: Readonly<Record<string, string>>) {
  const { entry } = hooks.find((hook) => hook.id === id) ?? { entry: 'false' };
  const hook = join(repository.root, '.git/hooks/pre-commit');
  mkdirSync(dirname(hook), { recursive: true });
  // an entry of a script lies in the checkout of the hooks
  writeFileSync(hook, `#!/bin/sh\nexec ${join(root, entry)}\n`);
  chmodSync(hook, 0o755);
  repository.write(files);
  repository.git('add', '--all');
  const { HOME = '', PATH = '' } = process.env;
  const env = { HOME, PATH: `${dirname(process.execPath)}:${PATH}`, LANG: 'C' };
  const words = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'x'];
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: repository.root, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

const LONG = 180_000;

describe('the hooks of pre-commit', { timeout: LONG }, () => {
  it('CI11 the one that runs nothing lets an honest commit pass and stops a test that lost its assertion', () => {
    const notes = commitWith('assay-check-change', { 'README.md': '# add\n' });
    expect(notes).toMatchObject({ status: 0 });
    const before = repository.git('rev-parse', 'HEAD');
    const bent = commitWith('assay-check-change', { 'test/add.test.js': "import test from 'node:test';\n" });
    expect(bent).toMatchObject({ status: 1 });
    expect(bent.said).toContain('test/add.test.js');
    expect(repository.git('rev-parse', 'HEAD')).toBe(before);
    repository.git('reset', '--quiet', '--hard');
  });

  it('CI11 the one that runs the tests stops a commit that breaks them', () => {
    const broken = commitWith('assay-check', {
      'src/add.js': 'export function add(one, other) {\n  return one - other;\n}\n',
    });
    expect(broken).toMatchObject({ status: 1 });
    expect(broken.said).toContain('npm test');
  });

  it('CI11 all of them are tried above', () => {
    expect(hooks.map(({ id }) => id)).toEqual(['assay-check', 'assay-check-change']);
  });
});
