import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import { freshRepositories } from './made.ts';
import { everything } from './repository.ts';
import { commandSpec } from './run-in.ts';
import { temporaryCopies } from '../../src/adapters/workspace/sandbox/copies.ts';

const fresh = freshRepositories();

describe('baselines', () => {
  it('WT10 keep uncommitted and untracked files; the change since is what came after', async () => {
    const repository = fresh();
    repository.commit({ a: '1', b: '1' });
    repository.write({ a: '2', new: '1' });
    const before = everything(repository.root);
    const shown = repository.git('log', '--all', '--oneline');
    const commit = await gitWorkTrees.recordBaseline(repository.root, 'turn 1');
    expect(everything(repository.root)).toBe(before);
    expect(repository.git('log', '--all', '--oneline')).toBe(shown);
    repository.git('gc', '--quiet', '--prune=now');
    repository.write({ a: '3', new: null });
    const tree = await gitWorkTrees.open(repository.root, { baseline: 'turn 1' });
    expect(tree.base).toMatchObject({ commit, how: 'baseline' });
    expect(Date.now() - Date.parse(tree.base.name)).toBeLessThan(60_000);
    expect((await tree.change()).files).toMatchObject([
      { path: 'a', status: 'modified', before: '2', after: '3' },
      { path: 'new', status: 'deleted', before: '1', after: null },
    ]);
    expect(await tree.readMany('base', ['a', 'b', 'new'])).toEqual(['2', '1', '1']);
  });

  it('WT10, SB10 a copy can be made of one', async () => {
    const repository = fresh();
    repository.commit({ a: '1' });
    repository.write({ a: '2' });
    await gitWorkTrees.recordBaseline(repository.root, 'x');
    repository.write({ a: '3' });
    const tree = await gitWorkTrees.open(repository.root, { baseline: 'x' });
    const copy = await temporaryCopies.copy(tree, { tree: 'base', side: 'base', fromOther: [], without: [] });
    const { receipt } = await copy.run(
      commandSpec('cat a; git show HEAD:a; git status --short; git log --oneline | wc -l'),
    );
    await copy.remove();
    expect(receipt.output).toBe('222\n');
  });

  it.each(['../../x', '..', '.', 'a/b', '한글', 'x y', 'a'.repeat(300), '-x', 'new-', 'CON'])(
    'WT10 any name will do: %j',
    async (name) => {
      const repository = fresh();
      repository.commit({ a: '1' });
      const before = everything(repository.root);
      const commit = await gitWorkTrees.recordBaseline(repository.root, name);
      const tree = await gitWorkTrees.open(repository.root, { baseline: name });
      expect(tree.base.commit).toBe(commit);
      expect(everything(repository.root)).toBe(before);
      expect(readdirSync(join(repository.root, '.git/assay/baselines'))).toHaveLength(1);
    },
  );

  it('WT10 two names are never one, the same name is replaced, a name that is not there is told', async () => {
    const repository = fresh();
    repository.commit({ a: '1' });
    await gitWorkTrees.recordBaseline(repository.root, 'a b');
    repository.write({ a: '2' });
    await gitWorkTrees.recordBaseline(repository.root, 'a_b');
    const read = async (baseline: string): Promise<string | null> =>
      (await gitWorkTrees.open(repository.root, { baseline })).read('base', 'a');
    expect([await read('a b'), await read('a_b')]).toEqual(['1', '2']);
    await gitWorkTrees.recordBaseline(repository.root, 'a b');
    expect(await read('a b')).toBe('2');
    await expect(read('gone')).rejects.toMatchObject({
      code: 'usage',
      message: 'no baseline gone is recorded',
    });
    await expect(gitWorkTrees.recordBaseline(repository.root, '')).rejects.toMatchObject({ code: 'usage' });
  });

  it('WT10 the 20 newest stay', async () => {
    const repository = fresh();
    repository.commit({ a: '1' });
    for (let at = 0; at < 22; at += 1) await gitWorkTrees.recordBaseline(repository.root, `turn${at}`);
    expect(readdirSync(join(repository.root, '.git/assay/baselines'))).toHaveLength(20);
    await expect(gitWorkTrees.open(repository.root, { baseline: 'turn0' })).rejects.toMatchObject({
      code: 'usage',
    });
    expect((await gitWorkTrees.open(repository.root, { baseline: 'turn21' })).base.how).toBe('baseline');
  });

  it('WT10 before the first commit', async () => {
    const repository = fresh();
    repository.write({ a: '1' });
    await gitWorkTrees.recordBaseline(repository.root, 'x');
    repository.write({ a: '2' });
    const tree = await gitWorkTrees.open(repository.root, { baseline: 'x' });
    expect((await tree.change()).files).toMatchObject([{ path: 'a', before: '1', after: '2' }]);
  });

  it('WT11 a cancelled reading ends and leaves nothing', async () => {
    const repository = fresh();
    repository.commit({ a: '1' });
    const tree = await gitWorkTrees.open(repository.root, {});
    await expect(tree.change(AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    const spec = { tree: 'work', side: 'work', fromOther: [], without: [] } as const;
    await expect(temporaryCopies.copy(tree, spec, AbortSignal.abort())).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
