import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import bases from '../../cases/workspace/bases.json' with { type: 'json' };
import { freshRepositories } from './made.ts';
import { repositoryAt, type TestRepository } from './repository.ts';

const fresh = freshRepositories();

function take(repository: TestRepository, step: string): void {
  const [verb = '', ...rest] = step.split(' ');
  if (verb === 'commit') repository.commit({ [rest[0] ?? '']: step });
  else if (verb === 'write') repository.write({ [rest[0] ?? '']: step });
  else repository.git(verb, ...rest);
}

describe('a work tree is opened', () => {
  it.each(bases)('WT2 base: $title', async ({ steps, choice, how, name, commit }) => {
    const repository = fresh();
    for (const step of steps) take(repository, step);
    const tree = await gitWorkTrees.open(repository.root, choice ?? {});
    const id = how === 'empty' ? commit : repository.git('rev-parse', commit);
    expect(tree.base).toEqual({ commit: id, how, name });
  });

  it('WT1 from any folder in it', async () => {
    const repository = fresh();
    repository.commit({ 'a/b/c.txt': 'c' });
    const tree = await gitWorkTrees.open(join(repository.root, 'a/b'), {});
    expect(tree.root).toBe(repository.root);
    expect(tree.stateFolder).toBe(join(repository.root, '.git/assay'));
  });

  it('WT1 root does not open the tree of another user, whose settings git would follow', ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('it needs root');
    const repository = fresh();
    repository.commit({ a: 'a' });
    for (const path of ['', '.git']) chownSync(join(repository.root, path), 65534, 65534);
    return expect(gitWorkTrees.open(repository.root, {})).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('WT1 a linked work tree has a state folder of its own', async () => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    const linked = repositoryAt(join(repository.root, 'linked'));
    repository.git('worktree', 'add', '--quiet', linked.root, '-b', 'side');
    linked.commit({ b: 'b' });
    const tree = await gitWorkTrees.open(linked.root, {});
    expect(tree.root).toBe(linked.root);
    expect(tree.stateFolder).toBe(join(repository.root, '.git/worktrees/linked/assay'));
    expect((await tree.change()).files.map(({ path }) => path)).toEqual(['b']);
  });

  it('WT1 no git, a bare repository, the git folder, a folder that is not there', async () => {
    const folder = fresh().root;
    rmSync(join(folder, '.git'), { recursive: true });
    await expect(gitWorkTrees.open(folder, {})).rejects.toMatchObject({
      code: 'not_found',
      message: 'is in no git work tree',
    });
    repositoryAt(folder).git('init', '--quiet', '--bare');
    await expect(gitWorkTrees.open(folder, {})).rejects.toMatchObject({ code: 'not_found' });
    const repository = fresh();
    await expect(gitWorkTrees.open(join(repository.root, '.git'), {})).rejects.toMatchObject({
      message: 'is a git folder without a work tree',
    });
    await expect(gitWorkTrees.open(join(folder, 'gone'), {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('WT1 a file where a folder should stand', async () => {
    const { root } = fresh();
    const file = join(root, 'msg.md');
    writeFileSync(file, 'Done.');
    await expect(gitWorkTrees.open(file, {})).rejects.toMatchObject({
      code: 'usage',
      where: file,
      message: 'is a file, not a folder',
      hint: "give a folder, and the agent's message by --message msg.md",
    });
    await expect(gitWorkTrees.open(join(file, 'in'), {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('WT1 a repository that git does not read is no folder without one', async () => {
    for (const [file, text] of [
      ['HEAD', 'junk'],
      ['config', '[[['],
    ] as const) {
      const repository = fresh();
      repository.commit({ a: 'a' });
      writeFileSync(join(repository.root, '.git', file), text);
      await expect(gitWorkTrees.open(repository.root, {})).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  it('WT1 git variables of a hook do not lead to another repository', async () => {
    const [repository, other] = [fresh(), fresh()];
    repository.commit({ a: 'a' });
    other.commit({ b: 'b' });
    mkdirSync(join(repository.root, 'x'), { recursive: true });
    process.env['GIT_DIR'] = join(other.root, '.git');
    process.env['GIT_INDEX_FILE'] = join(other.root, '.git/index');
    try {
      const tree = await gitWorkTrees.open(repository.root, {});
      expect(await tree.paths('work')).toEqual(['a']);
    } finally {
      delete process.env['GIT_DIR'];
      delete process.env['GIT_INDEX_FILE'];
    }
  });

  it.each(['gone', '', '--all', 'HEAD^{tree}', 'a..b', '-x'])('WT2 there is no revision %j', async (base) => {
    const repository = fresh();
    repository.commit({ a: 'a' });
    await expect(gitWorkTrees.open(repository.root, { base })).rejects.toMatchObject({ code: 'usage' });
  });
});
