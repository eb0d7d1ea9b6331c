import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { troubleAt } from '../../contract/trouble-at.ts';
import { markOf } from './process-mark.ts';
import { removeFolder, removeFolderNow } from './remove-folder.ts';

export const PREFIX = 'assay-private-';
/** Names the process that a private folder belongs to. */
export const OWNER_FILE = 'owner.json';

/** A folder for this process alone, outside of the user's work tree. */
export interface PrivateFolder {
  /** Absolute, without links in it. */
  readonly path: string;
  /** Never rejects; what cannot be deleted now, the next run deletes. */
  remove(): Promise<void>;
}

/** What must be undone when the process ends before it was removed. */
const living = new Map<string, () => void>();

function removeLiving(): void {
  for (const [path, before] of living) {
    before();
    removeFolderNow(path);
  }
}

function realFolder(folder: string): string[] {
  try {
    return [realpathSync(folder)];
  } catch {
    return [];
  }
}

/** Folders where private ones are made, best first. */
export function privateHomes(): string[] {
  return [...new Set([tmpdir(), '/tmp', '/var/tmp'].flatMap(realFolder))];
}

/** `atExit` runs before the folder is deleted by an ending process. Throws `AssayError` (disk_full, read_only …). */
export function privateFolder(workTree: string, atExit: () => void = () => undefined): PrivateFolder {
  if (living.size === 0) process.once('exit', removeLiving);
  const path = makeFolder(workTree);
  living.set(path, atExit);
  return {
    path,
    async remove() {
      await removeFolder(path);
      living.delete(path);
      if (living.size === 0) process.off('exit', removeLiving);
    },
  };
}

function makeFolder(workTree: string): string {
  const home =
    privateHomes().find((folder) => !`${folder}${sep}`.startsWith(`${workTree}${sep}`)) ?? tmpdir();
  try {
    const path = mkdtempSync(join(home, PREFIX));
    writeFileSync(join(path, OWNER_FILE), JSON.stringify(markOf(process.pid)), { mode: 0o600 });
    return path;
  } catch (error) {
    throw troubleAt('file', error, home);
  }
}
