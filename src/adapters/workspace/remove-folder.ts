import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const TRIES = { recursive: true, force: true, maxRetries: 3 } as const;

/** Folders that were locked by their owner (mode 000, read-only caches) are opened, links are not followed. */
async function openFolders(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await openFolders(join(folder, entry.name));
}

/** Deletes a folder with all that it holds, whatever its modes; tells whether it is gone. Never rejects. */
export async function removeFolder(folder: string): Promise<boolean> {
  try {
    await rm(folder, TRIES);
    return true;
  } catch {
    await openFolders(folder);
  }
  return rm(folder, TRIES).then(
    () => true,
    () => false,
  );
}

function openFoldersNow(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) openFoldersNow(join(folder, entry.name));
}

/** The same while the process ends, when nothing can be waited for. */
export function removeFolderNow(folder: string): void {
  try {
    rmSync(folder, TRIES);
  } catch {
    try {
      openFoldersNow(folder);
      rmSync(folder, TRIES);
    } catch {
      // the next run removes it
    }
  }
}
