import { existsSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

/** Folders that hold the work of many: a database there is nobody's home. */
function isShared(folder: string): boolean {
  return folder === dirname(folder) || folder === resolve(homedir()) || folder === resolve(tmpdir());
}

/** Also where it may not be looked at: what is meant is then said by whoever opens it. */
function hasData(folder: string): boolean {
  try {
    return statSync(join(folder, '.assay', 'database'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

function isBelow(folder: string, top: string): boolean {
  return folder.startsWith(top.endsWith(sep) ? top : `${top}${sep}`);
}

/**
 * IX1: the nearest folder from one upward that has a database; where none has, the working folder for what lies below it,
 * else the one itself. Above the working folder nothing is looked for outside of its repository, nor in folders that many share.
 */
export function nearestHome(from: string, workingFolder: string): string {
  const own = resolve(from);
  const top = resolve(workingFolder);
  for (let folder = own; ; folder = dirname(folder)) {
    if (hasData(folder)) return folder;
    const isTop = existsSync(join(folder, '.git')) && !isBelow(folder, top);
    if (isTop || isShared(dirname(folder))) return isBelow(own, top) && !isShared(top) ? top : own;
  }
}
