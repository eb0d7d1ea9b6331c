import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { throwIfAborted } from '../git/abort.ts';
import type { GitPlace } from '../git/git.ts';
import { readBlobs } from '../git/read-blobs.ts';
import type { CopiedFile } from './copied-files.ts';

const AT_ONCE = 64;

/** Where files are copied from and to. */
export interface CopyRoots {
  readonly from: string;
  readonly to: string;
}

function leads(root: string, target: string): boolean {
  const way = relative(root, target);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A link keeps its text where it stays inside the tree; one that leads out of it is left out. */
async function writeLink(roots: CopyRoots, path: string, text: string): Promise<void> {
  const target = resolve(dirname(join(roots.from, path)), text);
  if (!leads(roots.from, target)) return;
  const inCopy = isAbsolute(text) ? join(roots.to, relative(roots.from, target)) : text;
  await symlink(inCopy, join(roots.to, path));
}

function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
}

async function copyOne(roots: CopyRoots, { path, kind }: CopiedFile): Promise<void> {
  try {
    const from = join(roots.from, path);
    if (kind === 'link') return await writeLink(roots, path, await readlink(from));
    await copyFile(from, join(roots.to, path), constants.COPYFILE_FICLONE);
    await chmod(join(roots.to, path), kind === 'executable' ? 0o755 : 0o644);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function writeOne(roots: CopyRoots, { path, kind }: CopiedFile, bytes: Uint8Array): Promise<void> {
  if (kind === 'link') return writeLink(roots, path, Buffer.from(bytes).toString());
  await writeFile(join(roots.to, path), bytes, { mode: kind === 'executable' ? 0o755 : 0o644 });
}

async function makeFolders(to: string, files: readonly CopiedFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
}

/** Runs `work` over all, some at once. */
async function overAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  async function lane(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Writes the files of a copy. A file that vanished meanwhile is left out. */
export async function writeFiles(
  roots: CopyRoots,
  files: readonly CopiedFile[],
  place: GitPlace,
  abort?: AbortSignalLike,
): Promise<void> {
  await makeFolders(roots.to, files);
  await overAll(
    files.filter(({ onDisk }) => onDisk),
    async (file) => {
      throwIfAborted(abort, roots.from);
      await copyOne(roots, file);
    },
  );
  const stored = files.filter(({ onDisk }) => !onDisk);
  let at = 0;
  for await (const bytes of readBlobs(
    place,
    stored.map(({ id }) => id),
    abort,
  )) {
    const file = stored[at++];
    if (file !== undefined && bytes !== null) await writeOne(roots, file, bytes);
  }
}
