import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import changes from '../../cases/workspace/changes.json' with { type: 'json' };
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import { freshRepositories } from './made.ts';
import { everything, type TestRepository } from './repository.ts';

type Files = Readonly<Record<string, string | null>>;

interface ChangeCase {
  readonly title: string;
  readonly base: Files;
  readonly committed?: Files;
  readonly staged?: Files;
  readonly unstaged?: Files;
  readonly files: readonly object[];
}

const cases = changes as unknown as readonly ChangeCase[];
const fresh = freshRepositories();

function build(repository: TestRepository, row: ChangeCase): string {
  const base = repository.commit(row.base);
  if (row.committed !== undefined) repository.commit(row.committed);
  repository.write(row.staged ?? {});
  if (row.staged !== undefined) repository.git('add', '--all');
  repository.write(row.unstaged ?? {});
  return base;
}

describe('a change', () => {
  it.each(cases)('WT3 $title', async (row) => {
    const repository = fresh();
    const base = build(repository, row);
    const before = everything(repository.root);
    const tree = await gitWorkTrees.open(repository.root, { base });
    const { files } = await tree.change();
    expect(files).toEqual(row.files);
    expect(everything(repository.root)).toBe(before);
  });

  it('WT4 texts that are left out say why', async () => {
    const repository = fresh();
    const base = repository.commit({ a: 'a' });
    repository.write({
      'binary.png': new Uint8Array([137, 80, 0, 1]),
      'latin.txt': new Uint8Array([0xe9, 0x0a]),
      'large.txt': 'x'.repeat(5_000_001),
      'bom.txt': '\uFEFFtext',
    });
    symlinkSync('a', join(repository.root, 'link'));
    const tree = await gitWorkTrees.open(repository.root, { base });
    const { files } = await tree.change();
    expect(files.map(({ path, left_out, after }) => [path, left_out ?? after])).toEqual([
      ['binary.png', 'binary'],
      ['bom.txt', '\uFEFFtext'],
      ['large.txt', 'too_large'],
      ['latin.txt', 'not_utf8'],
      ['link', 'symbolic_link'],
    ]);
    expect(await tree.readMany('work', ['latin.txt', 'a', 'large.txt', 'link', 'gone', '../a'])).toEqual([
      null,
      'a',
      null,
      null,
      null,
      null,
    ]);
  });

  it('WT4 both sides are read in the order asked, each path again where it is asked twice', async () => {
    const repository = fresh();
    const base = repository.commit({ a: '1', b: '2', c: new Uint8Array([0]) });
    repository.write({ a: 'changed' });
    const tree = await gitWorkTrees.open(repository.root, { base });
    expect(await tree.readMany('base', ['b', 'a', 'gone', 'c', 'b'])).toEqual(['2', '1', null, null, '2']);
    expect(await tree.read('base', 'a')).toBe('1');
    expect(await tree.read('work', 'a')).toBe('changed');
    expect(await tree.readMany('base', [])).toEqual([]);
  });

  it('WT9 equal trees have equal hashes, on both sides; a mode, a name, a byte makes another', async () => {
    const repository = fresh();
    const base = repository.commit({ 'a.sh': 'a', b: 'b' });
    const open = async (): Promise<string> =>
      (await gitWorkTrees.open(repository.root, { base })).hash('work');
    const tree = await gitWorkTrees.open(repository.root, { base });
    const seen = [await open()];
    expect(await tree.hash('base')).toBe(seen[0]);
    chmodSync(join(repository.root, 'a.sh'), 0o755);
    seen.push(await open());
    repository.write({ b: 'c' });
    seen.push(await open());
    repository.write({ b: null, c: 'c' });
    seen.push(await open());
    expect(new Set(seen).size).toBe(4);
    repository.write({ b: 'b', c: null });
    chmodSync(join(repository.root, 'a.sh'), 0o644);
    expect(await open()).toBe(seen[0]);
  });
});
