import { glob } from '../../commands/glob.ts';

/** True where a path matches an entry of a list of tests: a glob, a folder, or a part of the path. */
export function isTaken(path: string, entry: string): boolean {
  const clean = entry.replace(/^<rootDir>\//, '').replace(/^\.?\//, '');
  if (/[*?{]/.test(clean)) return glob(clean)(path) || glob(`**/${clean}`)(path);
  return path.includes(clean.replaceAll('\\', ''));
}
