import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone } from './is-gone.ts';

/** Installed packages and what others keep for themselves; what is built is left out by whoever asks. */
const LEFT_OUT = new Set(['node_modules', '.git', '.hg', '.svn', '.venv', 'venv', '__pycache__', '.assay']);

/** Null where it may not be opened; none where it is gone. */
async function entriesOf(folder: string): Promise<readonly Dirent[] | null> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    return isGone(error) ? [] : null;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Paths of all files below `prefix`, relative to the root; links are not followed. Folders that may not be opened are told. */
export async function walkFolder(
  root: string,
  prefix: string,
  onClosed: (folder: string) => void = () => undefined,
): Promise<readonly string[]> {
  if (prefix !== '' && !(await isFolder(join(root, prefix)))) return [prefix];
  const found: string[] = [];
  const waiting = [prefix];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = await entriesOf(join(root, folder));
    if (entries === null) onClosed(folder);
    for (const entry of entries ?? []) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) waiting.push(path);
      else if (entry.isFile()) found.push(path);
    }
  }
  return found;
}
