import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import { freshRepositories } from './made.ts';
import { everything, repositoryAt, type TestRepository } from './repository.ts';
import { commandSpec, withCopy } from './run-in.ts';

const fresh = freshRepositories();

/** Settings and attributes that make git run `planted`, and a command of git that shows that the plant is alive. */
const PLANTS: Readonly<
  Record<
    string,
    { readonly config?: readonly string[]; readonly attributes?: string; readonly alive: readonly string[] }
  >
> = {
  'file system monitor': { config: ['core.fsmonitor'], alive: ['status'] },
  'clean filter': { config: ['filter.x.y.clean'], attributes: '* filter=x.y', alive: ['add', '.'] },
  'required clean filter': { config: ['filter.x.clean'], attributes: '* filter=x', alive: ['add', '.'] },
  'process filter': { config: ['filter.x.process'], attributes: '* filter=x', alive: ['add', '.'] },
  'smudge filter': { config: ['filter.x.smudge'], attributes: '* filter=x', alive: ['checkout', '--', 'a'] },
  'text conversion': { config: ['diff.x.textconv'], attributes: '* diff=x', alive: ['diff'] },
  'external difference': { config: ['diff.external'], alive: ['diff'] },
  'difference by attribute': { config: ['diff.x.command'], attributes: '* diff=x', alive: ['diff'] },
};

interface Planted {
  readonly repository: TestRepository;
  readonly mark: string;
}

function plant(config: readonly string[] = [], attributes = ''): Planted {
  const repository = fresh();
  const mark = join(repository.root, '.git/planted-ran');
  const program = join(repository.root, '.git/planted');
  repository.commit({ a: '1\n', b: '1\n' });
  repository.commit({ a: '2\n', '.gitattributes': `${attributes}\n` });
  repository.write({ '.git/planted': `#!/bin/sh\ntouch '${mark}'\ncat\n` });
  chmodSync(program, 0o755);
  for (const key of config) repository.git('config', key, program);
  repository.write({ a: '3\n', new: 'n\n' });
  return { repository, mark };
}

async function useAll({ root }: TestRepository): Promise<void> {
  const tree = await gitWorkTrees.open(root, { base: 'HEAD~1' });
  await tree.change();
  await tree.hash('work');
  await tree.hash('base');
  await tree.readMany('base', await tree.paths('base'));
  await tree.readMany('work', await tree.paths('work'));
  await gitWorkTrees.recordBaseline(root, 'x');
  await withCopy(
    root,
    (copy) => copy.run(commandSpec('git status; git diff; git log -p')),
    { side: 'base' },
    'HEAD~1',
  );
}

describe('programs that a repository configures', () => {
  it.each(Object.entries(PLANTS))('WT6 %s does not run', async (name, { config, attributes, alive }) => {
    const { repository, mark } = plant(config, attributes);
    if (name.startsWith('required')) repository.git('config', 'filter.x.required', 'true');
    rmSync(mark, { force: true });
    const before = everything(repository.root);
    await useAll(repository);
    expect(existsSync(mark)).toBe(false);
    expect(everything(repository.root)).toBe(before);
    try {
      repository.git(...alive);
    } catch {
      // a filter that answers nothing fails
    }
    expect(existsSync(mark)).toBe(true);
  });

  it.each(['hooks', 'core.hooksPath'])('WT6 hooks by %s do not run', async (how) => {
    const { repository, mark } = plant(how === 'hooks' ? [] : [how]);
    const folder = how === 'hooks' ? '.git/hooks' : '.git/own';
    if (how !== 'hooks') repository.git('config', how, join(repository.root, folder));
    for (const hook of [
      'post-index-change',
      'pre-commit',
      'post-checkout',
      'reference-transaction',
      'post-commit',
    ]) {
      repository.write({ [`${folder}/${hook}`]: `#!/bin/sh\ntouch '${mark}'\n` });
      chmodSync(join(repository.root, folder, hook), 0o755);
    }
    await useAll(repository);
    expect(existsSync(mark)).toBe(false);
    repository.git('add', '.');
    expect(existsSync(mark)).toBe(true);
  });

  it('WT6 nor do those of a submodule', async () => {
    const { repository, mark } = plant();
    const inner = repositoryAt(join(repository.root, 'inner'));
    inner.write({ b: 'b' });
    inner.git('init', '--quiet');
    inner.commit();
    repository.git('add', 'inner');
    repository.git('commit', '--quiet', '-m', 'x');
    inner.write({ b: 'changed' });
    inner.git('config', 'core.fsmonitor', join(repository.root, '.git/planted'));
    await useAll(repository);
    expect(existsSync(mark)).toBe(false);
    inner.git('status');
    expect(existsSync(mark)).toBe(true);
  });

  it('WT6 a replaced commit is not the base', async () => {
    const repository = fresh();
    const base = repository.commit({ a: 'true' });
    const forged = repository.commit({ a: 'forged' });
    repository.git('replace', base, forged);
    const tree = await gitWorkTrees.open(repository.root, { base });
    expect(await tree.read('base', 'a')).toBe('true');
  });
});
