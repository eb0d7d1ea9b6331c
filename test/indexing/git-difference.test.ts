import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStores } from '../support/memory-stores.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { repositoryAt, type TestRepository } from '../workspace/repository.ts';

function source(name: string): string {
  return `export function ${name}(): string {\n  return '${name}';\n}\n`;
}

let at: IndexedHome;
let place: TestRepository;
beforeEach(async () => {
  at = await indexedHome(memoryStores(), {});
  place = repositoryAt(at.home.folder);
  place.git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => at.end());

async function filesOf(): Promise<object> {
  const { seen, indexed, unchanged, removed } = (await at.index()).files;
  return { seen, indexed, unchanged, removed };
}

test('IX7 what differs is read: changed, deleted, renamed, untracked; what git ignores is not', async () => {
  place.commit({
    '.gitignore': 'built/\n',
    'src/kept.ts': source('kept'),
    'src/changed.ts': source('changed'),
    'src/gone.ts': source('gone'),
    'src/old.ts': source('old'),
    'built/made.ts': source('made'),
  });
  expect(await filesOf()).toEqual({ seen: 4, indexed: 4, unchanged: 0, removed: 0 });
  place.write({ 'src/changed.ts': source('changedNow'), 'src/gone.ts': null, 'src/new.ts': source('fresh') });
  place.git('mv', 'src/old.ts', 'src/renamed.ts');
  place.write({ 'built/other.ts': source('other') });
  expect(await filesOf()).toEqual({ seen: 4, indexed: 3, unchanged: 1, removed: 2 });
  const known = await at.stores.index('default').files('');
  expect(known.map(({ path }) => path).toSorted()).toEqual([
    'src/changed.ts',
    'src/kept.ts',
    'src/new.ts',
    'src/renamed.ts',
  ]);
  place.git('checkout', '--quiet', '--', 'src/changed.ts');
  expect(await filesOf()).toEqual({ seen: 4, indexed: 1, unchanged: 3, removed: 0 });
});

test('IX7 another branch brings its files, and what begins to be ignored leaves', async () => {
  place.commit({ 'src/a.ts': source('a') });
  place.git('checkout', '--quiet', '-b', 'other');
  place.commit({ 'src/a.ts': source('a2'), 'src/b.ts': source('b') });
  expect(await filesOf()).toEqual({ seen: 2, indexed: 2, unchanged: 0, removed: 0 });
  place.git('checkout', '--quiet', 'main');
  expect(await filesOf()).toEqual({ seen: 1, indexed: 1, unchanged: 0, removed: 1 });
  place.write({ '.gitignore': 'late/\n', 'late/c.ts': source('c') });
  expect(await filesOf()).toEqual({ seen: 1, indexed: 0, unchanged: 1, removed: 0 });
  place.write({ '.gitignore': '' });
  expect(await filesOf()).toEqual({ seen: 2, indexed: 1, unchanged: 1, removed: 0 });
  place.write({ '.gitignore': 'late/\n' });
  expect(await filesOf()).toEqual({ seen: 1, indexed: 0, unchanged: 1, removed: 1 });
});

test('IX7 a commit that is gone is no reason to read nothing', async () => {
  place.commit({ 'src/a.ts': source('a') });
  await filesOf();
  place.write({ 'src/a.ts': source('a2') });
  place.git('add', '--all');
  place.git('commit', '--quiet', '--amend', '-m', 'y');
  place.git('reflog', 'expire', '--expire=now', '--all');
  place.git('gc', '--quiet', '--prune=now');
  expect(await filesOf()).toEqual({ seen: 1, indexed: 1, unchanged: 0, removed: 0 });
});
