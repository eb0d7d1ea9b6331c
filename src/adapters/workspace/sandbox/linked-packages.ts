import { lstat, readdir, readlink, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { DependencyFolder } from './dependency-folders.ts';
import { isWithin } from './root.ts';

/** A package that installed packages lead to by a link. All paths are absolute. */
export interface LinkedPackage {
  readonly real: string;
  /** Where it must lie for the link to find it. */
  readonly at: string;
}

/** Packages, and those of each scope. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const scopes = names.filter((name) => name.startsWith('@'));
  const scoped = await Promise.all(
    scopes.map(async (scope) =>
      (await readdir(join(folder, scope)).catch(() => [])).map((name) => join(scope, name)),
    ),
  );
  return [...names.filter((name) => !/^[.@]/.test(name)), ...scoped.flat()];
}

async function leadsTo(link: string, seenAt: string): Promise<LinkedPackage | null> {
  try {
    if (!(await lstat(link)).isSymbolicLink()) return null;
    const real = await realpath(link);
    await lstat(join(real, 'package.json'));
    return { real, at: resolve(join(seenAt, '..'), await readlink(link)) };
  } catch {
    return null;
  }
}

/** Packages outside of the tree, and of its installed packages, that links among these lead to (`npm link`, work spaces). */
export async function linkedPackages(
  root: string,
  dependencies: readonly DependencyFolder[],
): Promise<LinkedPackage[]> {
  const folders = dependencies.filter(({ path }) => basename(path) === 'node_modules');
  const known = [root, ...folders.map(({ real }) => real)];
  const found = await Promise.all(
    folders.map(async ({ path, real }) => {
      const names = await namesIn(real);
      return Promise.all(names.map((name) => leadsTo(join(real, name), join(root, path, name))));
    }),
  );
  return found
    .flat()
    .filter((each) => each !== null)
    .filter(({ real }) => !known.some((folder) => isWithin(real, folder) || isWithin(folder, real)))
    .filter(({ real }) => !isWithin(homedir(), real));
}
