import { readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import type { WorkTree } from '../../src/contract/ports/work-tree.ts';
import { freshRepositories } from './made.ts';
import { repositoryAt, type TestRepository } from './repository.ts';
import { withCopy } from './run-in.ts';

const fresh = freshRepositories();

async function notesOf(repository: TestRepository): Promise<readonly string[]> {
  return (await gitWorkTrees.open(repository.root, {})).notes;
}

async function changed(tree: WorkTree): Promise<string[]> {
  return (await tree.change()).files.map(({ status, path }) => `${status} ${path}`);
}

describe('notes on a repository', () => {
  it('WT5 an ordinary one has none', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    symlinkSync('a', join(repository.root, 'inside'));
    repository.commit();
    expect(await notesOf(repository)).toEqual([]);
  });

  it('WT5 no commit yet: everything is new', async () => {
    const repository = fresh();
    repository.write({ a: 'a', b: 'b' });
    repository.git('add', 'a');
    const tree = await gitWorkTrees.open(repository.root, {});
    expect(tree.notes).toEqual(['no_commit_yet', 'uncommitted_changes']);
    expect(await changed(tree)).toEqual(['added a', 'added b']);
    expect(await tree.paths('base')).toEqual([]);
    expect((await tree.change()).head).toBeNull();
  });

  it('WT5 a detached head, a dirty tree', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    repository.git('switch', '--quiet', '--detach');
    repository.write({ a: 'b' });
    expect(await notesOf(repository)).toEqual(['detached_head', 'uncommitted_changes']);
  });

  it('WT5 a shallow clone compares with what it has', async () => {
    const repository = fresh();
    repository.commit({ a: '1' });
    repository.commit({ a: '2' });
    const clone = repositoryAt(join(repository.root, 'clone'));
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.root}`, clone.root);
    const tree = await gitWorkTrees.open(clone.root, {});
    expect(tree.notes).toEqual(['shallow_clone']);
    expect(tree.base.how).toBe('empty');
    clone.write({ a: '3' });
    expect(await changed(await gitWorkTrees.open(clone.root, {}))).toEqual(['modified a']);
  });

  it('WT5 submodules are told and left alone', async () => {
    const [repository, other] = [fresh(), fresh()];
    other.commit({ s: 's' });
    repository.commit({ a: 'a' });
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.root, 'sub');
    repository.commit();
    repositoryAt(join(repository.root, 'sub')).write({ s: 'changed' });
    const tree = await gitWorkTrees.open(repository.root, {});
    expect(tree.notes).toEqual(['submodules_not_compared']);
    expect(await tree.paths('work')).toEqual(['.gitmodules', 'a']);
    expect(await changed(tree)).toEqual(['added .gitmodules', 'added sub']);
    expect((await tree.change()).files[1]).toMatchObject({ left_out: 'submodule', after: null });
  });

  it('WT5 a repository inside that nobody registered is a submodule as well', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const inner = repositoryAt(join(repository.root, 'inner'));
    inner.write({ b: 'b' });
    inner.git('init', '--quiet');
    inner.commit();
    const tree = await gitWorkTrees.open(repository.root, {});
    expect(await tree.paths('work')).toEqual(['a']);
    expect((await tree.change()).files).toMatchObject([{ path: 'inner', left_out: 'submodule' }]);
  });

  it('WT5, SB1 what a sparse checkout leaves out is not deleted, and in no copy', async () => {
    const repository = fresh();
    const base = repository.commit({ 'in/a': 'a', 'out/b': 'b' });
    repository.git('sparse-checkout', 'set', 'in');
    repository.write({ 'in/a': 'A' });
    const tree = await gitWorkTrees.open(repository.root, { base });
    expect(tree.notes).toEqual(['sparse_checkout', 'uncommitted_changes']);
    expect(await changed(tree)).toEqual(['modified in/a']);
    expect(await tree.paths('work')).toEqual(['in/a']);
    for (const side of ['work', 'base'] as const)
      await withCopy(
        repository.root,
        async ({ root }) => expect(readdirSync(root)).toEqual(['.git', 'in']),
        { side },
        base,
      );
  });

  it('WT5 a merge conflict is work as it lies on disk', async () => {
    const repository = fresh();
    repository.commit({ a: '0\n', b: '0\n' });
    repository.git('switch', '--quiet', '-c', 'other');
    repository.commit({ a: 'other\n' });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ a: 'main\n' });
    expect(() => repository.git('merge', 'other')).toThrow('Command failed');
    const tree = await gitWorkTrees.open(repository.root, {});
    expect(tree.notes).toEqual(['merge_conflict', 'uncommitted_changes']);
    const { files } = await tree.change();
    expect(files).toMatchObject([{ path: 'a', before: 'main\n' }]);
    expect(files[0]?.after).toContain('<<<<<<< HEAD');
    expect(repository.git('status', '--short')).toBe('UU a');
  });

  it.each([
    ['/etc/hostname', true],
    ['../outside', true],
    ['in/../../x', true],
    ['in/a', false],
    ['gone', false],
  ])('WT5 a link to %j leads out of the tree: %j', async (target, out) => {
    const repository = fresh();
    repository.write({ 'in/a': 'a' });
    symlinkSync(target, join(repository.root, 'link'));
    repository.commit();
    expect(await notesOf(repository)).toEqual(out ? ['linked_outside_the_tree'] : []);
  });

  it('WT8 marks in the index hide no change', async () => {
    const repository = fresh();
    const base = repository.commit({ a: '1', b: '1', c: '1' });
    repository.git('update-index', '--assume-unchanged', 'a');
    repository.git('update-index', '--skip-worktree', 'b', 'c');
    repository.write({ a: '2', b: '2' });
    rmSync(join(repository.root, 'c'));
    expect(repository.git('status', '--short')).toBe('');
    const tree = await gitWorkTrees.open(repository.root, { base });
    expect(tree.notes).toContain('uncommitted_changes');
    expect(await changed(tree)).toEqual(['modified a', 'modified b', 'deleted c']);
    expect(await tree.paths('work')).toEqual(['a', 'b']);
  });

  it.each([
    ['at the time of the index', 0],
    ['before the index was written again', 50],
  ])('WT8 a marked file that was written %s is a change, though its size is the same', async (_, later) => {
    const repository = fresh();
    const base = repository.commit({ a: '1', b: '1', c: '1' });
    repository.git('config', 'core.trustctime', 'false');
    const then = Math.floor(Date.now() / 1000) - 100;
    const at = (path: string): void => utimesSync(join(repository.root, path), then, then);
    at('a');
    at('b');
    repository.git('update-index', '--refresh');
    repository.git('update-index', '--assume-unchanged', 'a');
    repository.git('update-index', '--skip-worktree', 'b');
    repository.write({ a: '2', b: '2' });
    rmSync(join(repository.root, 'c'));
    for (const path of ['a', 'b']) at(path);
    utimesSync(join(repository.root, '.git/index'), then + later, then + later);
    const tree = await gitWorkTrees.open(repository.root, { base });
    expect(await changed(tree)).toEqual(['modified a', 'modified b', 'deleted c']);
  });
});
