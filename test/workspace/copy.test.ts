import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshRepositories } from './made.ts';
import { commandSpec, runIn, withCopy } from './run-in.ts';

const fresh = freshRepositories();

function listed(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.git/'))
    .toSorted();
}

describe('a copy', () => {
  it('SB1 holds the files of the work with their modes, links inside the tree, no ignored file', async () => {
    const repository = fresh();
    repository.commit({ '.gitignore': '*.log\n', 'a.sh': 'a', gone: 'x', '한 글/이름\n.txt': 'k' });
    chmodSync(join(repository.root, 'a.sh'), 0o755);
    repository.write({ gone: null, 'new.txt': 'n', 'x.log': 'l' });
    symlinkSync('a.sh', join(repository.root, 'inside'));
    symlinkSync(join(repository.root, 'a.sh'), join(repository.root, 'by-full-path'));
    symlinkSync('/etc/hostname', join(repository.root, 'outside'));
    symlinkSync('../../x', join(repository.root, 'above'));
    await withCopy(repository.root, async ({ root }) => {
      const inside = ['.gitignore', 'a.sh', 'by-full-path', 'inside', 'new.txt', '한 글/이름\n.txt'];
      expect(listed(root)).toEqual(inside);
      expect(statSync(join(root, 'a.sh')).mode & 0o777).toBe(0o755);
      expect(statSync(join(root, 'by-full-path')).ino).toBe(statSync(join(root, 'a.sh')).ino);
    });
  });

  it('SB1 holds the files of the base, some from the work, some left out', async () => {
    const repository = fresh();
    const bytes = new Uint8Array([0, 1, 255]);
    const base = repository.commit({ 'a.bin': bytes, b: 'old', c: 'old', d: 'same', 'e/f': 'old' });
    repository.write({ 'a.bin': 'x', b: 'new', c: 'new', e: null, n: 'new' });
    repository.write({ e: 'now a file' });
    await withCopy(
      repository.root,
      async ({ root }) => {
        expect(listed(root)).toEqual(['a.bin', 'b', 'd', 'e', 'n']);
        expect(new Uint8Array(readFileSync(join(root, 'a.bin')))).toEqual(bytes);
        expect(['b', 'd', 'e', 'n'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual([
          'new',
          'same',
          'now a file',
          'new',
        ]);
      },
      { tree: 'base_with_new_tests', side: 'base', fromOther: ['b', 'e', 'n', 'nowhere'], without: ['c'] },
      base,
    );
  });

  it('SB1 what only the base has comes into the work', async () => {
    const repository = fresh();
    const base = repository.commit({ a: 'old', 'test/a.test.js': 'old' });
    repository.write({ a: 'new', 'test/a.test.js': null, 'test/b.test.js': 'new' });
    await withCopy(
      repository.root,
      async ({ root }) => {
        expect(listed(root)).toEqual(['a', 'test/a.test.js']);
        expect(readFileSync(join(root, 'a'), 'utf8')).toBe('new');
      },
      { tree: 'work_with_base_tests', fromOther: ['test/a.test.js', 'test/b.test.js'] },
      base,
    );
  });

  it('SB9 is gone after it was removed', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const root = await withCopy(repository.root, async (copy) => {
      await copy.run(commandSpec('mkdir -p locked/in && touch locked/in/x && chmod 000 locked/in locked'));
      return copy.root;
    });
    expect(existsSync(join(root, '..'))).toBe(false);
  });

  it('SB10 has a git folder of its own', async () => {
    const repository = fresh();
    const head = repository.commit({ a: 'a' });
    repository.write({ a: 'b' });
    const { receipt } = await runIn(
      repository.root,
      'git rev-parse HEAD; git status --short; git log --oneline | wc -l; git -c user.name=x -c user.email=x commit -qam x; git show --stat HEAD | tail -1',
    );
    expect(receipt.output.split('\n')).toEqual([
      head,
      ' M a',
      '1',
      ' 1 file changed, 1 insertion(+), 1 deletion(-)',
      '',
    ]);
    expect(repository.git('rev-parse', 'HEAD')).toBe(head);
  });
});
