import { lstatSync } from 'node:fs';

/** What changes with every touch of a file or folder: of a file its content, of a folder the names in it. */
export type Stamp = readonly [inode: number, size: number, changedMs: number];

/** The stamp of a path at which nothing lies. */
export const NOWHERE: Stamp = [0, 0, 0];

const QUIET = { throwIfNoEntry: false } as const;

/** `path`: from the root, with `/`; the root itself is empty. Null where nothing lies there. */
export function stampOf(root: string, path: string): Stamp | null {
  const found = lstatSync(`${root}/${path}`, QUIET);
  return found === undefined ? null : [found.ino, found.size, Math.max(found.ctimeMs, found.mtimeMs)];
}
