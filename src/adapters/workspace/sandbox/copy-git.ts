import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../git/git.ts';
import { objectFolders } from '../git/git-environment.ts';
import type { Repository } from '../git/repository.ts';

/** Folders of objects that a copy reads, each in its numbered place under `objects` of the private folder. */
export interface BorrowedObjects {
  readonly from: string;
  readonly at: string;
}

export function borrowedObjects(
  repository: Repository,
  baselines: readonly string[],
  folder: string,
): BorrowedObjects[] {
  const own = join(repository.commonFolder, 'objects');
  return [own, ...baselines].map((from, at) => ({ from, at: join(folder, 'objects', String(at)) }));
}

/** Where the system cannot mount them, links lead to them. */
export async function linkObjects(objects: readonly BorrowedObjects[]): Promise<void> {
  for (const { from, at } of objects) {
    await rm(at, { recursive: true, force: true });
    await symlink(from, at);
  }
}

async function writeFolder(
  repository: Repository,
  own: string,
  head: string | null,
  objects: readonly BorrowedObjects[],
): Promise<void> {
  for (const name of ['objects/info', 'refs/heads']) await mkdir(join(own, name), { recursive: true });
  for (const { at } of objects) await mkdir(at, { recursive: true });
  const newer =
    repository.settings.get('extensions.objectformat') === 'sha256'
      ? '[extensions]\n\tobjectFormat = sha256\n'
      : '';
  const version = newer === '' ? 0 : 1;
  await writeFile(
    join(own, 'config'),
    `[core]\n\trepositoryformatversion = ${version}\n\tbare = false\n${newer}`,
  );
  await writeFile(join(own, 'HEAD'), head === null ? 'ref: refs/heads/main\n' : `${head}\n`);
  await writeFile(join(own, 'objects/info/alternates'), objects.map(({ at }) => `${at}\n`).join(''));
  await copyFile(join(repository.commonFolder, 'shallow'), join(own, 'shallow')).catch(() => undefined);
}

/**
 * Gives a copy a git folder of its own: HEAD at the commit of its side, nothing else of the user's settings, refs and
 * hooks. Tests that ask git find what they would at home; what they write stays in the copy.
 */
export async function writeGitFolder(
  repository: Repository,
  tree: string,
  head: string | null,
  objects: readonly BorrowedObjects[],
): Promise<void> {
  const own = join(tree, '.git');
  await writeFolder(repository, own, head, objects);
  if (head === null) return;
  const environment = {
    ...repository.environment,
    GIT_DIR: own,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objectFolders(objects.map(({ from }) => from)),
  };
  await git({ folder: tree, environment }, ['read-tree', head]);
}
