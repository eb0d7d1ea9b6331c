import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { FileTimes } from '../../contract/ports/file-times.ts';

async function timeOf(root: string, path: string): Promise<number | null> {
  const file = resolve(root, path);
  if (relative(root, file).startsWith('..')) return null;
  const seen = await stat(file).catch(() => null);
  return seen?.isFile() === true ? seen.mtimeMs : null;
}

/** The times that the file system keeps. */
export const fileTimes: FileTimes = {
  writtenAt: (root, paths) => Promise.all(paths.map((path) => timeOf(root, path))),
};
