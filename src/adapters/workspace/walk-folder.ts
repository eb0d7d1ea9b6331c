import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Installed packages and what others keep for themselves; what is built is left out by whoever asks. */
const LEFT_OUT = new Set(['node_modules', '.git', '.hg', '.svn', '.venv', 'venv', '__pycache__', '.assay']);

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Paths of all files below `prefix`, relative to the root; links are not followed. */
export async function walkFolder(root: string, prefix: string): Promise<readonly string[]> {
  if (prefix !== '' && !(await isFolder(join(root, prefix)))) return [prefix];
  const found: string[] = [];
  const waiting = [prefix];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const entry of await entriesOf(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) waiting.push(path);
      else if (entry.isFile()) found.push(path);
    }
  return found;
}
