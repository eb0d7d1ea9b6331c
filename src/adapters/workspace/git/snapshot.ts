import { copyFileSync, existsSync, lstatSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { troubleAt } from '../../../contract/trouble-at.ts';
import { privateFolder } from '../private-folder.ts';
import { writeExcludes } from './excluded.ts';
import { type GitPlace, git, gitLine } from './git.ts';
import { objectFolders } from './git-environment.ts';
import { type IndexEntry, indexEntries } from './index-entries.ts';
import type { LocatedTree } from './repository.ts';

/** The files on disk as a tree of git, made beside the repository: neither its index nor its objects are written. */
export interface Snapshot {
  /** Id of the tree. */
  readonly tree: string;
  /** A place from which git reads the tree and all older objects. */
  readonly place: GitPlace;
  /** What the user's index holds. */
  readonly entries: readonly IndexEntry[];
  /** Paths that stand in the tree as the index has them, without a file on disk (sparse checkout). */
  readonly notOnDisk: ReadonlySet<string>;
  /** False where git could not read everything. */
  readonly complete: boolean;
}

/** Where objects of the user, and those kept for a baseline, are read. */
export function readableObjects(repository: LocatedTree): string[] {
  const own = repository.environment['GIT_ALTERNATE_OBJECT_DIRECTORIES'];
  const shared = objectFolders([join(repository.commonFolder, 'objects')]);
  return own === undefined ? [shared] : [shared, own];
}

function lies(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

async function markEntries(place: GitPlace, flag: string, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const input = entries.map((entry) => `${entry.path}\0`).join('');
  await git(place, ['update-index', '-z', flag, '--stdin'], { input });
}

export function isSparse({ settings }: LocatedTree): boolean {
  return settings.get('core.sparsecheckout')?.toLowerCase() === 'true';
}

/** Marks by which git would overlook changes are taken off. */
interface Marks {
  /** What a sparse checkout really leaves out. */
  readonly notOnDisk: Set<string>;
  /** True where there were any. */
  readonly wereOff: boolean;
}

async function lookEverywhere(
  place: GitPlace,
  entries: readonly IndexEntry[],
  sparse: boolean,
): Promise<Marks> {
  const away = (entry: IndexEntry): boolean =>
    entry.skipped && sparse && !lies(join(place.folder, entry.path));
  const assumed = entries.filter((entry) => entry.assumed);
  const skipped = entries.filter((entry) => entry.skipped && !away(entry));
  await markEntries(place, '--no-assume-unchanged', assumed);
  await markEntries(place, '--no-skip-worktree', skipped);
  const notOnDisk = new Set(entries.filter(away).map((entry) => entry.path));
  return { notOnDisk, wereOff: assumed.length + skipped.length > 0 };
}

/** A second copy of the index, that stays as it was found. */
const AS_FOUND = 'index-as-found';

/** A younger index would make git believe that files written at its own time are unchanged: its time stays, or is older. */
function copyIndex(from: string, to: string): void {
  if (!existsSync(from)) return;
  const seconds = Math.floor(statSync(from).mtimeMs / 1000);
  copyFileSync(from, to);
  utimesSync(to, seconds, seconds);
}

/** Each command of git that writes the copied index makes it younger: it takes the time of the copy that nobody wrote. */
function makeOldAgain(folder: string): void {
  const asFound = join(folder, AS_FOUND);
  if (!existsSync(asFound)) return;
  const { atime, mtime } = statSync(asFound);
  utimesSync(join(folder, 'index'), atime, mtime);
}

/**
 * An index older than all files makes git compare their contents. Of a file with a mark git has not looked at whether it
 * changed in the second of the index, and each `git status` makes the index younger.
 */
function makeOlderThanFiles(folder: string): void {
  utimesSync(join(folder, 'index'), 1, 1);
}

function besideRepository(repository: LocatedTree, folder: string, objects: string): GitPlace {
  const excludes = join(folder, 'excludes');
  writeExcludes(repository, excludes);
  for (const name of ['index', AS_FOUND]) copyIndex(join(repository.gitFolder, 'index'), join(folder, name));
  mkdirSync(objects, { recursive: true });
  const { environment } = repository;
  const at = Number(environment['GIT_CONFIG_COUNT']);
  return {
    folder: repository.folder,
    environment: {
      ...environment,
      GIT_CONFIG_COUNT: String(at + 1),
      [`GIT_CONFIG_KEY_${at}`]: 'core.excludesFile',
      [`GIT_CONFIG_VALUE_${at}`]: excludes,
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: readableObjects(repository).join(':'),
    },
  };
}

/** Lets `use` read the files on disk as a tree. New objects go to `objects`, by default to a folder that is deleted after it. */
export async function withSnapshot<Result>(
  repository: LocatedTree,
  use: (snapshot: Snapshot) => Promise<Result>,
  more: { readonly objects?: string; readonly abort?: AbortSignalLike | undefined } = {},
): Promise<Result> {
  const own = privateFolder(repository.folder);
  const folder = own.path;
  try {
    const place = besideRepository(repository, folder, more.objects ?? join(folder, 'objects'));
    const asFound = { ...place.environment, GIT_INDEX_FILE: join(folder, AS_FOUND) };
    const addAll = () =>
      git(place, ['add', '--all', '--ignore-errors'], { alsoFine: [1], abort: more.abort });
    const [entries, added] = await Promise.all([indexEntries({ ...place, environment: asFound }), addAll()]);
    makeOldAgain(folder);
    const { notOnDisk, wereOff } = await lookEverywhere(place, entries, isSparse(repository));
    if (wereOff) makeOlderThanFiles(folder);
    const { code } = wereOff ? await addAll() : added;
    const tree = await gitLine(place, ['write-tree']);
    return await use({ tree, place, entries, notOnDisk, complete: code === 0 });
  } catch (error) {
    throw troubleAt('file', error, folder);
  } finally {
    await own.remove();
  }
}
