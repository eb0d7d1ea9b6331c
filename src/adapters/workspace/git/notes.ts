import { existsSync, readlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { RepositoryNote } from '../../../contract/work-change.ts';
import { gitLine } from './git.ts';
import type { IndexEntry } from './index-entries.ts';
import type { Repository } from './repository.ts';
import { isSparse, type Snapshot } from './snapshot.ts';
import { LINK_MODE, SUBMODULE_MODE, treeEntries } from './tree-entries.ts';

/** From this many files on, the check tells that it may be slow and that not every text is read. */
const MANY_FILES = 50_000;

/** True where the files on disk are not those of HEAD. */
export async function isDirty({ head }: Repository, { place, tree }: Snapshot): Promise<boolean> {
  if (head === null) return (await treeEntries(place, tree)).length > 0;
  return (await gitLine(place, ['rev-parse', `${head}^{tree}`])) !== tree;
}

/** True where a path, all links followed as far as they lead, lies outside of the root. */
export async function leadsOutside(root: string, path: string): Promise<boolean> {
  const target = resolve(dirname(path), readlinkSync(path));
  const real = await realpath(target).catch(() => target);
  const way = relative(root, real);
  return way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way;
}

async function linksOut(repository: Repository, entries: readonly IndexEntry[]): Promise<boolean> {
  for (const { path, mode } of entries)
    if (
      mode === LINK_MODE &&
      (await leadsOutside(repository.folder, join(repository.folder, path)).catch(() => false))
    )
      return true;
  return false;
}

/** What a reader should know of the repository, in the order of the contract. */
export async function notesOf(
  repository: Repository,
  entries: readonly IndexEntry[],
  dirty: boolean,
): Promise<RepositoryNote[]> {
  const holds: Readonly<Record<RepositoryNote, boolean>> = {
    detached_head: repository.branch === null,
    shallow_clone: existsSync(join(repository.commonFolder, 'shallow')),
    no_commit_yet: repository.head === null,
    submodules_not_compared: entries.some(({ mode }) => mode === SUBMODULE_MODE),
    sparse_checkout: isSparse(repository) || entries.some(({ skipped }) => skipped),
    merge_conflict: entries.some(({ conflict }) => conflict),
    uncommitted_changes: dirty,
    linked_outside_the_tree: await linksOut(repository, entries),
    too_many_files: entries.length > MANY_FILES,
  };
  return (Object.keys(holds) as RepositoryNote[]).filter((note) => holds[note]);
}
