import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { foldersAbove } from './copied-files.ts';

/** Installed packages that git does not hold, but a run needs. */
export interface DependencyFolder {
  /** Relative to the root of the tree, with `/`. */
  readonly path: string;
  /** Absolute, links followed. */
  readonly real: string;
}

const MANIFESTS = new Set([
  'package.json',
  'pyproject.toml',
  'setup.py',
  'setup.cfg',
  'requirements.txt',
  'Pipfile',
  'tox.ini',
  'go.mod',
  'composer.json',
  'Gemfile',
  'Cargo.toml',
  'mix.exs',
]);

const FOLDERS = [
  'node_modules',
  '.venv',
  'venv',
  'env',
  'vendor',
  '__pypackages__',
  '.bundle',
  'deps',
] as const;
/** Folders of these names are something else where this file is not in them. */
const SHOWN_BY: Readonly<Partial<Record<(typeof FOLDERS)[number], string>>> = {
  env: 'pyvenv.cfg',
  venv: 'pyvenv.cfg',
};

function manifestFolders(paths: readonly string[]): string[] {
  const folders = new Set(['']);
  for (const path of paths) {
    const cut = path.lastIndexOf('/');
    if (MANIFESTS.has(path.slice(cut + 1))) folders.add(cut < 0 ? '' : path.slice(0, cut + 1));
  }
  return [...folders];
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** A link may lead anywhere, to a home with its keys too. */
async function isExpected(real: string, path: string): Promise<boolean> {
  return basename(real) === basename(path) || isThere(join(real, 'pyvenv.cfg'));
}

async function folderAt(root: string, path: string, shownBy?: string): Promise<DependencyFolder[]> {
  try {
    const real = await realpath(join(root, path));
    if (!(await stat(real)).isDirectory() || !(await isExpected(real, path))) return [];
    return shownBy === undefined || (await isThere(join(real, shownBy))) ? [{ path, real }] : [];
  } catch {
    return [];
  }
}

/** Folders of installed packages beside the manifests among `paths`, which git lists no file of. */
export async function dependencyFolders(root: string, paths: readonly string[]): Promise<DependencyFolder[]> {
  const listed = new Set(paths.flatMap((path) => [path, ...foldersAbove(path)]));
  const candidates = manifestFolders(paths).flatMap((folder) =>
    FOLDERS.map((name) => ({ path: `${folder}${name}`, shownBy: SHOWN_BY[name] })),
  );
  const unlisted = candidates.filter(({ path }) => !listed.has(path));
  const found = await Promise.all(unlisted.map(({ path, shownBy }) => folderAt(root, path, shownBy)));
  return found.flat();
}
