import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { Sandbox, TreeCopy, TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../../contract/ports/work-tree.ts';
import { troubleAt } from '../../../contract/trouble-at.ts';
import { throwIfAborted } from '../git/abort.ts';
import { baselineObjects, withBaseline } from '../git/baselines.ts';
import { findRepository, type Repository } from '../git/repository.ts';
import { withSnapshot } from '../git/snapshot.ts';
import { type PrivateFolder, privateFolder } from '../private-folder.ts';
import { sweepLeftovers } from '../sweep-leftovers.ts';
import { copiedFiles } from './copied-files.ts';
import { borrowedObjects, writeGitFolder } from './copy-git.ts';
import { dependencyFolders } from './dependency-folders.ts';
import { prepareCopy } from './prepare-copy.ts';
import { type ReadyCopy, runCommand } from './run-command.ts';
import { DISK_RESERVE, freeBytes } from './run-process.ts';
import { writeFiles } from './write-files.ts';

async function refuseFullDisk(folder: string): Promise<void> {
  if ((await freeBytes(folder)) < DISK_RESERVE)
    throw new AssayError('disk_full', 'too little is free for a copy of the work tree', {
      where: folder,
      hint: 'free some space, or set TMPDIR to a folder on another disk',
    });
}

/** The commit that the copy stands on; null where there is none. */
function headOf({ base }: WorkTree, { head }: Repository, { side }: TreeSpec): string | null {
  if (side === 'work') return head;
  return base.how === 'empty' ? null : base.commit;
}

async function makeCopy(
  tree: WorkTree,
  repository: Repository,
  spec: TreeSpec,
  folder: string,
  abort: AbortSignalLike | undefined,
): Promise<ReadyCopy> {
  await refuseFullDisk(folder);
  const roots = { from: tree.root, to: join(folder, 'tree') };
  await mkdir(roots.to);
  const paths = await withSnapshot(
    repository,
    async (snapshot) => {
      const files = await copiedFiles(snapshot, tree.base.commit, spec);
      await writeFiles(roots, files, snapshot.place, abort);
      return files.map(({ path }) => path);
    },
    { abort },
  );
  throwIfAborted(abort, tree.root);
  const objects = borrowedObjects(repository, baselineObjects(repository, tree.base), folder);
  await writeGitFolder(repository, roots.to, headOf(tree, repository, spec), objects);
  const dependencies = await dependencyFolders(tree.root, paths);
  return prepareCopy(repository, spec, folder, { dependencies, objects });
}

function treeCopy(copy: ReadyCopy, folder: PrivateFolder): TreeCopy {
  return {
    root: copy.tree,
    run: (command, abort) => runCommand(copy, command, abort),
    remove: () => folder.remove(),
  };
}

/** What git says of a work tree that is open, asked for its first copy. */
const repositories = new WeakMap<WorkTree, Repository>();

async function repositoryOf(tree: WorkTree): Promise<Repository> {
  const known = repositories.get(tree);
  if (known !== undefined) return known;
  const repository = withBaseline(await findRepository(tree.root), tree.base);
  repositories.set(tree, repository);
  return repository;
}

/** Copies of work trees in private temporary folders of this machine. */
export const temporaryCopies: Sandbox = {
  async copy(tree, spec, abort) {
    throwIfAborted(abort, tree.root);
    await sweepLeftovers();
    const repository = await repositoryOf(tree);
    const folder = privateFolder(tree.root);
    try {
      return treeCopy(await makeCopy(tree, repository, spec, folder.path, abort), folder);
    } catch (error) {
      await folder.remove();
      throw troubleAt('file', error, folder.path);
    }
  },
};
