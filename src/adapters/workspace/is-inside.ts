import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The path without links; of what is not there, that of the folder above; of a link to nothing, where it leads. */
export async function realPath(path: string): Promise<string> {
  const above = dirname(path);
  try {
    return await realpath(path);
  } catch {
    const target = await readlink(path).catch(() => null);
    if (target !== null) return resolve(above, target);
    return above === path ? path : join(await realPath(above), basename(path));
  }
}

/** Whether a path leads below a folder, both without links. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whether a file, named from the folder, lies in it, links followed. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  return isBelow(await realPath(resolve(folder, file)), await realPath(folder));
}
