import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import { type GitPlace, git, gitMaybe, nulParts } from './git.ts';
import { gitEnvironment } from './git-environment.ts';
import { refuseWorkTree } from './no-work-tree.ts';

/** A git work tree, found, with an environment in which its settings start no program. */
export interface LocatedTree extends GitPlace {
  /** Root of the work tree; git is started there. */
  readonly folder: string;
  /** Settings of the user and the repository, by key. */
  readonly settings: ReadonlyMap<string, string>;
  readonly gitFolder: string;
  /** The git folder that linked work trees share. */
  readonly commonFolder: string;
  readonly stateFolder: string;
}

/** The same, with what is checked out. */
export interface Repository extends LocatedTree {
  /** Commit id of HEAD; null before the first commit. */
  readonly head: string | null;
  /** Full name of the branch; null where HEAD is detached. */
  readonly branch: string | null;
}

/** All settings that hold here, the last of each key. */
async function readSettings(place: GitPlace): Promise<ReadonlyMap<string, string>> {
  const { output } = await git(place, ['config', '--null', '--list']);
  return new Map(
    nulParts(output).map((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? [part, 'true'] : [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

/** Filters of the user or the repository are programs: each is switched off by name. */
function switchedOffFilters(settings: ReadonlyMap<string, string>): (readonly [string, string])[] {
  const keys = [...settings.keys()].filter((key) =>
    /^filter\..*\.(?:clean|smudge|process|required)$/s.test(key),
  );
  return keys.map((key) => [key, key.endsWith('.required') ? 'false' : ''] as const);
}

/** `.git` is a folder, or a file that names it. */
function gitFolderOf(root: string): string {
  const own = join(root, '.git');
  if (statSync(own).isDirectory()) return own;
  return resolve(
    root,
    readFileSync(own, 'utf8')
      .replace(/^gitdir: /, '')
      .replace(/\n$/, ''),
  );
}

function commonFolderOf(gitFolder: string): string {
  try {
    return resolve(gitFolder, readFileSync(join(gitFolder, 'commondir'), 'utf8').replace(/\n$/, ''));
  } catch {
    return gitFolder;
  }
}

async function rootOf(place: GitPlace): Promise<string> {
  const { code, output } = await git(place, ['rev-parse', '--show-toplevel'], { alsoFine: [128] });
  if (code === 0) return output.replace(/\n$/, '');
  return refuseWorkTree(place);
}

/** The work tree that the folder lies in. Rejects with `AssayError` (not_found, unavailable). */
export async function locateTree(folder: string): Promise<LocatedTree> {
  const bare = { folder: resolve(folder), environment: gitEnvironment([]) };
  const reading = readSettings(bare);
  // Why there is no work tree is said by the root alone.
  reading.catch(() => undefined);
  const root = await rootOf(bare);
  const settings = await reading;
  const gitFolder = gitFolderOf(root);
  return {
    folder: root,
    environment: gitEnvironment(switchedOffFilters(settings)),
    settings,
    gitFolder,
    commonFolder: commonFolderOf(gitFolder),
    stateFolder: join(gitFolder, 'assay'),
  };
}

/** The repository that the folder lies in. Rejects with `AssayError` (not_found, unavailable). */
export async function findRepository(folder: string): Promise<Repository> {
  const located = await locateTree(folder);
  const [head, branch] = await Promise.all([
    gitMaybe(located, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    gitMaybe(located, ['symbolic-ref', '--quiet', 'HEAD']),
  ]);
  return { ...located, head: head ?? null, branch: branch ?? null };
}

/** Where Assay keeps what is its own for the work tree of a folder; null where the folder lies in none, or git is absent. */
export async function stateFolder(folder: string): Promise<string | null> {
  try {
    return (await locateTree(folder)).stateFolder;
  } catch (error) {
    if (error instanceof AssayError) return null;
    throw error;
  }
}
