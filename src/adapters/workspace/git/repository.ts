import { join, resolve } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import { type GitPlace, git, gitLine, gitMaybe, nulParts } from './git.ts';
import { gitEnvironment } from './git-environment.ts';

/** A git work tree, found, with an environment in which its settings start no program. */
export interface Repository extends GitPlace {
  /** Root of the work tree; git is started there. */
  readonly folder: string;
  readonly gitFolder: string;
  /** The git folder that linked work trees share. */
  readonly commonFolder: string;
  readonly stateFolder: string;
  /** Commit id of HEAD; null before the first commit. */
  readonly head: string | null;
  /** Full name of the branch; null where HEAD is detached. */
  readonly branch: string | null;
}

/** Filters of the user or the repository are programs: each is switched off by name. */
async function switchedOffFilters(place: GitPlace): Promise<(readonly [string, string])[]> {
  const pattern = '^filter\\..*\\.(clean|smudge|process|required)$';
  const { output } = await git(place, ['config', '--null', '--name-only', '--get-regexp', pattern], {
    alsoFine: [1],
  });
  const keys = [...new Set(nulParts(output))];
  return keys.map((key) => [key, key.endsWith('.required') ? 'false' : ''] as const);
}

async function rootOf(place: GitPlace): Promise<string> {
  const { code, output } = await git(place, ['rev-parse', '--show-toplevel'], { alsoFine: [128] });
  if (code === 0) return output.replace(/\n$/, '');
  const known = await gitMaybe(place, ['rev-parse', '--git-dir']);
  if (known !== undefined)
    throw new AssayError('not_found', 'is a git folder without a work tree', {
      where: place.folder,
      hint: 'run it in a work tree: `git worktree add`, or a clone that is not bare',
    });
  await refuseOwnership(place);
  throw new AssayError('not_found', 'is in no git work tree', {
    where: place.folder,
    hint: 'run it in a git repository, or `git init` there first',
  });
}

/** A repository of another user is there, but git will not read it: git's own words say so. */
async function refuseOwnership(place: GitPlace): Promise<void> {
  try {
    await git(place, ['rev-parse', '--git-dir']);
  } catch (error) {
    if (error instanceof AssayError && error.message.includes('dubious ownership')) throw error;
  }
}

/** The repository that the folder lies in. Rejects with `AssayError` (not_found, unavailable). */
export async function findRepository(folder: string): Promise<Repository> {
  const bare = { folder: resolve(folder), environment: gitEnvironment([]) };
  const root = await rootOf(bare);
  const place = {
    folder: root,
    environment: gitEnvironment(await switchedOffFilters({ ...bare, folder: root })),
  };
  const [gitFolder, common, head, branch] = await Promise.all([
    gitLine(place, ['rev-parse', '--absolute-git-dir']),
    gitLine(place, ['rev-parse', '--git-common-dir']),
    gitMaybe(place, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    gitMaybe(place, ['symbolic-ref', '--quiet', 'HEAD']),
  ]);
  return {
    ...place,
    gitFolder,
    commonFolder: resolve(root, common),
    stateFolder: join(gitFolder, 'assay'),
    head: head ?? null,
    branch: branch ?? null,
  };
}
