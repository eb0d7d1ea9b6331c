import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { WorkspaceReader } from '../../contract/ports/workspace-reader.ts';
import { readPlain } from '../../files/plain-file.ts';

const LEFT_OUT: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.venv',
  'venv',
  '__pycache__',
  'vendor',
  'dist',
  'build',
  'target',
  'coverage',
]);
const MOST_FILES = 100_000;
const LARGEST = 5_000_000;

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

async function filesUnder(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) waiting.push(path);
      else if (entry.isFile()) found.push(relative(root, path).split(sep).join('/'));
      if (found.length >= MOST_FILES) return found;
    }
  }
  return found.toSorted();
}

/** Null where it is absent, no text, too large, or lies outside the folder by a link. */
async function readInside(root: string, path: string): Promise<string | null> {
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith((await realpath(root)) + sep)) return null;
    const bytes = Buffer.from(await readPlain(real, LARGEST, { follow: false }));
    return bytes.includes(0) ? null : bytes.toString('utf8');
  } catch {
    return null;
  }
}

/** A folder on disk; dependencies and build output are left out, links are not followed. */
export function folderReader(root: string): WorkspaceReader {
  return { files: () => filesUnder(root), read: (path) => readInside(root, path) };
}
