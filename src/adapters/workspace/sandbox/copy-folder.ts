import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { CopyRoots } from './write-files.ts';

const run = promisify(execFile);
const TOOL: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['-a', '--reflink=auto'],
  darwin: ['-Rpc'],
};

/** Links by their full path into the user's tree would lead out of the copy: they lead into it. */
async function turnLinks(folder: string, roots: CopyRoots): Promise<void> {
  const links = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isSymbolicLink(),
  );
  for (const link of links) {
    const path = join(link.parentPath, link.name);
    const text = await readlink(path);
    if (!`${text}${sep}`.startsWith(`${roots.from}${sep}`)) continue;
    await rm(path);
    await symlink(join(roots.to, relative(roots.from, text)), path);
  }
}

/** Copies a folder with modes, times and links, sharing blocks where the file system can. */
export async function copyFolder(from: string, to: string, roots: CopyRoots): Promise<void> {
  const flags = TOOL[process.platform];
  await mkdir(to, { recursive: true });
  if (flags === undefined)
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  else await run('cp', [...flags, '--', `${from}/.`, to]);
  await turnLinks(to, roots);
}
