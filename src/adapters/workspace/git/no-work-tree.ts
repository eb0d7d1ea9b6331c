import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import { type GitPlace, git, gitMaybe } from './git.ts';

/** True of a `.git` that was a repository once: a file that names one, or a folder with parts of it. */
function wasRepository(path: string): boolean {
  if (!existsSync(path)) return false;
  return (
    !statSync(path).isDirectory() ||
    ['HEAD', 'objects', 'config'].some((part) => existsSync(join(path, part)))
  );
}

/** The `.git` of a repository in a folder or above it, also one that git does not read; null where none is. */
export function gitAbove(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (wasRepository(join(at, '.git'))) return join(at, '.git');
    if (dirname(at) === at) return null;
  }
}

/** Passes on what git says of the folder in its own words, save that nothing is there. */
async function passOnWords(place: GitPlace): Promise<void> {
  try {
    await git(place, ['rev-parse', '--git-dir']);
  } catch (error) {
    if (!(error instanceof AssayError) || !/not a git repository \(or any/.test(error.message)) throw error;
  }
}

/**
 * Why git finds no work tree from a folder. Rejects with `AssayError`: not_found where there is none, unavailable
 * where one is there that git does not read (of another owner, damaged).
 */
export async function refuseWorkTree(place: GitPlace): Promise<never> {
  if ((await gitMaybe(place, ['rev-parse', '--git-dir'])) !== undefined)
    throw new AssayError('not_found', 'is a git folder without a work tree', {
      where: place.folder,
      hint: 'run it in a work tree: `git worktree add`, or a clone that is not bare',
    });
  await passOnWords(place);
  const damaged = gitAbove(place.folder);
  if (damaged !== null)
    throw new AssayError('unavailable', 'git does not read the repository that is here', {
      where: damaged,
      hint: 'run `git status` and `git fsck` there',
    });
  throw new AssayError('not_found', 'is in no git work tree', {
    where: place.folder,
    hint: 'run it in a git repository, or `git init` there first',
  });
}
