import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Served } from '../served.ts';
import { refusal, type Refusal } from '../refusal.ts';

function forbidden(why: string, path: string, hint: string): Refusal {
  return refusal(why, { status: 403, code: 'forbidden', where: `body: path ${path}`, hint });
}

/** Where a path really leads; null where it leads nowhere. */
async function realOf(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}

function isInside(folder: string, allowed: string): boolean {
  const way = relative(allowed, folder);
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}

/**
 * The folder whose work may be checked: its real path lies in one of `server.check_folders`, links followed on both
 * sides. Throws a refusal with 403 that says why; one that is not there says no more than one that is not allowed.
 */
export async function checkFolder(path: string, { home }: Pick<Served, 'home'>): Promise<string> {
  const { check_folders } = home.configuration.server;
  if (check_folders.length === 0)
    throw forbidden(
      'no folder may be checked on this server',
      path,
      'name folders under server.check_folders',
    );
  const folder = await realOf(resolve(home.folder, path));
  const allowed = await Promise.all(check_folders.map((one) => realOf(resolve(home.folder, one))));
  if (folder !== null && allowed.some((one) => one !== null && isInside(folder, one))) return folder;
  throw forbidden(
    'the folder lies in none that may be checked',
    path,
    'name it, or one above it, under server.check_folders',
  );
}
