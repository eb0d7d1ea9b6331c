import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Where a path really leads, all links followed; null where it leads nowhere. */
export type RealPath = (path: string) => Promise<string | null>;

function isInside(folder: string, allowed: string): boolean {
  const way = relative(allowed, folder);
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}

/** The real path of a folder that lies in one of those allowed, links followed on both sides; else null. */
export async function allowedFolder(
  path: string,
  { from, allowed }: { readonly from: string; readonly allowed: readonly string[] },
  realOf: RealPath,
): Promise<string | null> {
  const folder = await realOf(resolve(from, path));
  const open = await Promise.all(allowed.map((one) => realOf(resolve(from, one))));
  return folder !== null && open.some((one) => one !== null && isInside(folder, one)) ? folder : null;
}
