import { lstatSync } from 'node:fs';
import { glob, readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { LeftFile } from '../../../contract/ports/sandbox.ts';
import { openPlain } from '../../../files/plain-file.ts';

const MOST_BYTES = 50_000_000;
const MOST_BYTES_IN_ALL = 200_000_000;
const MOST_FILES = 2000;

interface Found {
  readonly path: string;
  readonly file: string;
}

function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

async function filesIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => ({ path: relative(folder, file), file }));
}

/** Files by their paths, `*` and `**` allowed, relative to the copy; those of the user's tree by full path too. */
async function filesNamed(reads: readonly string[], copy: string, root: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of reads) {
    const inCopy = isAbsolute(name) && !relative(root, name).startsWith('..') ? relative(root, name) : name;
    if (isAbsolute(inCopy)) found.push({ path: name, file: name });
    else if (!inCopy.includes('*')) found.push({ path: inCopy, file: join(copy, inCopy) });
    else for await (const path of glob(inCopy, { cwd: copy })) found.push({ path, file: join(copy, path) });
  }
  return found.filter(({ file }) => isFile(file));
}

/** Null of what may no longer be read, or is more than there is room for. */
async function textOf(path: string, room: number): Promise<Uint8Array | null> {
  const file = await openPlain(path, { follow: false }).catch(() => null);
  try {
    return file === null || file.seen.size > room ? null : await file.read(0, file.seen.size);
  } finally {
    await file?.close();
  }
}

/** What a command left: all of the folder of results, and the named files. Links are not followed. */
export async function leftFiles(
  results: string,
  reads: readonly string[],
  roots: { readonly copy: string; readonly root: string },
): Promise<LeftFile[]> {
  const found = [...(await filesIn(results)), ...(await filesNamed(reads, roots.copy, roots.root))];
  const left: LeftFile[] = [];
  let held = 0;
  for (const { path, file } of found.slice(0, MOST_FILES)) {
    const bytes = await textOf(file, Math.min(MOST_BYTES, MOST_BYTES_IN_ALL - held));
    if (bytes === null) continue;
    held += bytes.length;
    left.push({ path, text: new TextDecoder().decode(bytes) });
  }
  return left;
}
