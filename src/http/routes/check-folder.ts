import { realpath } from 'node:fs/promises';
import { allowedFolder } from '../../app/allowed-folder.ts';
import type { Served } from '../served.ts';
import { refusal, type Refusal } from '../refusal.ts';

function forbidden(why: string, path: string, hint: string): Refusal {
  return refusal(why, { status: 403, code: 'forbidden', where: `body: path ${path}`, hint });
}

/**
 * The folder whose work may be checked: its real path lies in one of `server.check_folders`, links followed on both
 * sides. Throws a refusal with 403 that says why; one that is not there says no more than one that is not allowed.
 */
export async function checkFolder(path: string, { home }: Pick<Served, 'home'>): Promise<string> {
  const { check_folders: allowed } = home.configuration.server;
  if (allowed.length === 0)
    throw forbidden(
      'no folder may be checked on this server',
      path,
      'name folders under server.check_folders',
    );
  const folder = await allowedFolder(path, { from: home.folder, allowed }, (one) =>
    realpath(one).catch(() => null),
  );
  if (folder !== null) return folder;
  throw forbidden(
    'the folder lies in none that may be checked',
    path,
    'name it, or one above it, under server.check_folders',
  );
}
