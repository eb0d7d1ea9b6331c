import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildOutputs } from './build-outputs.ts';
import { foldersAbove } from './copied-files.ts';

/** What git does not hold, but a run needs: installed packages, what was built. */
export interface DependencyFolder {
  /** Relative to the root of the tree, with `/`. */
  readonly path: string;
  /** Absolute, links followed. */
  readonly real: string;
  /** True of what was built from the work: all of its files tell whether it is still the same. */
  readonly built?: boolean;
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

/** Folders and links that packages are, or that hold those of one scope. */
async function isPackage(folder: string, name: string): Promise<boolean> {
  return name.startsWith('@') || isThere(join(folder, name, 'package.json'));
}

/** True where nothing but packages lies in a folder: package managers keep their own notes there under hidden names. */
async function holdsPackages(folder: string): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const found = await Promise.all(names.map((name) => isPackage(folder, name)));
  return found.length > 0 && found.every(Boolean);
}

/** A link may lead anywhere, to a home with its keys too. */
async function isExpected(real: string, path: string): Promise<boolean> {
  if (basename(real) === basename(path) || (await isThere(join(real, 'pyvenv.cfg')))) return true;
  return basename(path) === 'node_modules' && holdsPackages(real);
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

async function installed(root: string, paths: readonly string[]): Promise<DependencyFolder[]> {
  const listed = new Set(paths.flatMap((path) => [path, ...foldersAbove(path)]));
  const candidates = manifestFolders(paths).flatMap((folder) =>
    FOLDERS.map((name) => ({ path: `${folder}${name}`, shownBy: SHOWN_BY[name] })),
  );
  const unlisted = candidates.filter(({ path }) => !listed.has(path));
  const found = await Promise.all(unlisted.map(({ path, shownBy }) => folderAt(root, path, shownBy)));
  return found.flat();
}

/** Folders of installed packages beside the manifests among `paths`, which git lists no file of, and what was built. */
export async function dependencyFolders(root: string, paths: readonly string[]): Promise<DependencyFolder[]> {
  const packages = await installed(root, paths);
  const taken = new Set(packages.map(({ path }) => path));
  const outputs = (await buildOutputs(root)).filter((path) => !taken.has(path));
  const built = await Promise.all(outputs.map((path) => folderAt(root, path)));
  return [...packages, ...built.flat().map((folder) => ({ ...folder, built: true }))];
}
