import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { TreeMarks } from '../../../contract/tree-marks.ts';
import { NOWHERE, type Stamp, stampOf } from '../turns/stamps.ts';
import { type GitPlace, git, nulParts } from './git.ts';
import { indexEntries } from './index-entries.ts';
import type { LocatedTree } from './repository.ts';
import { rulingFiles } from './ruling-files.ts';

const MOST_PATHS = 20_000;
const DEEPEST = 8;
/** Some file systems tell no more than two seconds apart: what was touched so shortly before may be touched unseen. */
const UNSURE_MS = 2500;
const SUBMODULE = '160000';
const OWN = '.git';
/** They decide also where git does not see them themselves. */
const RULES_OF_FOLDERS = ['.gitignore', '.gitattributes'];

/** The folders that hold one of the paths, the root among them as the empty path. */
function foldersOf(paths: readonly string[]): Set<string> {
  const folders = new Set(['']);
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return folders;
}

/** Folders on disk in which git knows no file. */
function otherFolders(root: string, within: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...within].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== OWN)
      .map(({ name }) => (folder === '' ? name : `${folder}/${name}`))
      .filter((path) => !known.has(path)),
  );
}

/** Of the folders those that git does not pass over. */
async function notIgnored(place: GitPlace, folders: readonly string[]): Promise<string[]> {
  if (folders.length === 0) return [];
  // Without a slash behind it: `dist/*` would be taken to match `dist/`, and what it lets in again not be seen.
  const named = folders.map((folder) => ({ folder, path: `./${folder}` }));
  const environment = { ...place.environment, GIT_LITERAL_PATHSPECS: '0' }; // it refuses to work with it
  const { output } = await git({ ...place, environment }, ['check-ignore', '-z', '--stdin', '--no-index'], {
    input: named.map(({ path }) => `${path}\0`).join(''),
    alsoFine: [1],
  });
  const ignored = new Set(nulParts(output));
  return named.filter(({ path }) => !ignored.has(path)).map(({ folder }) => folder);
}

/** All folders in which a new file would be seen by git; null where they lie too deep to look. */
async function seenFolders(place: GitPlace, files: readonly string[]): Promise<string[] | null> {
  const known = foldersOf(files);
  let next: readonly string[] = otherFolders(place.folder, known, known);
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const seen = await notIgnored(place, next);
    if (seen.length === 0) return [...known];
    for (const folder of seen) known.add(folder);
    next = otherFolders(place.folder, seen, known);
  }
  return null;
}

/** Rules of ignoring that are ignored themselves stand in no index. */
function rulesWithin(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    RULES_OF_FOLDERS.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter(
      (path) => stampOf(root, path) !== null,
    ),
  );
}

/**
 * Marks of the tree of a snapshot, whose making began at `since` (ms since 1970), and of what decides what git sees of
 * it. Null where they would not be certain: something was touched shortly before, there are submodules, or more paths
 * than it is worth.
 */
export async function markTree(
  repository: LocatedTree,
  place: GitPlace,
  since: number,
): Promise<TreeMarks | null> {
  const entries = await indexEntries(place);
  if (entries.length > MOST_PATHS || entries.some(({ mode }) => mode === SUBMODULE)) return null;
  const root = place.folder;
  const files = entries.map(({ path }) => path);
  const folders = await seenFolders(place, files);
  if (folders === null) return null;
  const seen = [...new Set([...folders, ...files, ...rulesWithin(root, folders)])];
  const ruling = rulingFiles(repository).map((path) => relative(root, path));
  const sure = (stamp: Stamp | null): Stamp[] =>
    stamp !== null && stamp[2] < since - UNSURE_MS ? [stamp] : [];
  const stamps = [
    ...seen.flatMap((path) => sure(stampOf(root, path))),
    ...ruling.flatMap((path) => sure(stampOf(root, path) ?? NOWHERE)),
  ];
  const paths = [...seen, ...ruling];
  return stamps.length === paths.length ? { root, paths, stamps } : null;
}
