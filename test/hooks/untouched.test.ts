import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TreeMarks } from '../../src/contract/tree-marks.ts';
import { markTree } from '../../src/adapters/workspace/git/mark-tree.ts';
import { locateTree } from '../../src/adapters/workspace/git/repository.ts';
import { withSnapshot } from '../../src/adapters/workspace/git/snapshot.ts';
import { keepMarks } from '../../src/adapters/workspace/turns/marks-file.ts';
import { untouched } from '../../src/adapters/workspace/turns/untouched.ts';

const SESSION = 'session-0001';
/** Later than any touch: the marks are sure at once. */
const LATER = Date.now() + 3_600_000;

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const at = (path: string) => join(root, path);

async function marks(since = LATER): Promise<TreeMarks | null> {
  const repository = await locateTree(root);
  return withSnapshot(repository, ({ place }) => markTree(repository, place, since));
}

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-untouched-')));
  git('init', '-q');
  for (const folder of ['src/deep', 'dist', 'empty/below', 'logs', 'out/kept/deep', 'own'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('.gitignore'), 'dist/\n*.log\nout/*\n!out/kept\n');
  writeFileSync(at('own/.gitignore'), '.gitignore\nhidden.js\n');
  writeFileSync(at('own/hidden.js'), '1\n');
  writeFileSync(at('src/deep/a.ts'), 'one\n');
  writeFileSync(at('src/tool.sh'), 'echo\n', { mode: 0o644 });
  writeFileSync(at('notes.md'), 'not in the index\n');
  writeFileSync(at('dist/out.js'), '1\n');
  writeFileSync(at('logs/run.log'), '1\n');
  git('add', '.gitignore', 'src');
});
afterAll(() => rmSync(root, { recursive: true }));

type Touch = readonly [name: string, touch: () => void];

const TOUCHES: readonly Touch[] = [
  ['a file of the same size', () => writeFileSync(at('src/deep/a.ts'), 'two\n')],
  ['a file that git does not know', () => writeFileSync(at('notes.md'), 'still not in the index\n')],
  ['a new file', () => writeFileSync(at('new.ts'), '1\n')],
  ['a new file in a folder that was empty', () => writeFileSync(at('empty/below/new.ts'), '1\n')],
  ['a new file beside ignored ones', () => writeFileSync(at('logs/new.ts'), '1\n')],
  ['a new file in a folder that is let in again', () => writeFileSync(at('out/kept/deep/new.ts'), '1\n')],
  ['an ignored file that is put into the index', () => git('add', '-f', 'dist/out.js')],
  ['an ignored file that is taken out of it', () => git('rm', '-q', '--cached', 'dist/out.js')],
  ['another name', () => renameSync(at('new.ts'), at('newer.ts'))],
  ['a file that is gone', () => rmSync(at('newer.ts'))],
  ['the right to run it', () => chmodSync(at('src/tool.sh'), 0o755)],
  ['what is ignored', () => writeFileSync(at('.gitignore'), 'dist/\n')],
];

describe('what was touched since the prompt', () => {
  it.each(TOUCHES)('HK17 %s is seen without git', async (_, touch) => {
    keepMarks(at('.git/assay/turns'), SESSION, await marks());
    expect(untouched(at('src'), SESSION)).toBe(at('.git/assay'));
    touch();
    expect(untouched(at('src'), SESSION)).toBeNull();
  });

  it('HK17 what decides what git sees is marked, also where it is ignored or not there yet', async () => {
    const kept = await marks();
    const within = ['index', 'config', 'info/exclude', 'info/attributes'].map((name) => `.git/${name}`);
    expect(kept?.paths).toEqual(expect.arrayContaining([...within, 'own/.gitignore']));
    keepMarks(at('.git/assay/turns'), SESSION, kept);
    writeFileSync(at('.git/info/attributes'), '* -text\n');
    expect(untouched(root, SESSION)).toBeNull();
  });

  it('HK17 what lies in an ignored folder touches nothing', async () => {
    keepMarks(at('.git/assay/turns'), SESSION, await marks());
    writeFileSync(at('dist/out.js'), '2\n');
    writeFileSync(at('dist/more.js'), '2\n');
    expect(untouched(root, SESSION)).toBe(at('.git/assay'));
  });

  it('HK17 without marks that are sure git is asked', async () => {
    expect(await marks(Date.now())).toBeNull();
    keepMarks(at('.git/assay/turns'), SESSION, await marks());
    expect([untouched(root, 'another-session'), untouched(tmpdir(), SESSION)]).toEqual([null, null]);
    const file = at(`.git/assay/turns/${SESSION}.marks`);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 50));
    expect(untouched(root, SESSION)).toBeNull();
    keepMarks(at('.git/assay/turns'), SESSION, null);
    expect(untouched(root, SESSION)).toBeNull();
  });

  it('HK17 a repository inside of another is not marked', async () => {
    mkdirSync(at('inner'));
    execFileSync('git', ['init', '-q'], { cwd: at('inner') });
    writeFileSync(at('inner/a.txt'), '1\n');
    const own = ['-c', 'user.name=t', '-c', 'user.email=t@localhost'];
    execFileSync('git', ['add', '.'], { cwd: at('inner') });
    execFileSync('git', [...own, 'commit', '-qm', 'inner'], { cwd: at('inner') });
    expect(await marks()).toBeNull();
  });
});
