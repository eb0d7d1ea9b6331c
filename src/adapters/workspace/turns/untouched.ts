import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TreeMarks } from '../../../contract/tree-marks.ts';
import { marksFile } from './marks-file.ts';
import { NOWHERE, stampOf } from './stamps.ts';

/** `.git` is a folder, or a file that names it; null where there is none. */
function gitFolderAt(root: string): string | null {
  const own = join(root, '.git');
  const found = statSync(own, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory()) return found === undefined ? null : own;
  const told = /^gitdir: (.+?)\n?$/s.exec(readFileSync(own, 'utf8'))?.[1];
  return told === undefined ? null : resolve(root, told);
}

function gitFolderAbove(folder: string): string | null {
  const found = gitFolderAt(folder);
  const above = dirname(folder);
  return found !== null || above === folder ? found : gitFolderAbove(above);
}

function isSame({ root, paths, stamps }: TreeMarks): boolean {
  return paths.every((path, at) => {
    const [inode, size, changed] = stampOf(root, path) ?? NOWHERE;
    const before = stamps[at];
    return before !== undefined && inode === before[0] && size === before[1] && changed === before[2];
  });
}

/**
 * The state folder of the work tree that the folder lies in, where it is certain that no file of it was touched since
 * the marks of the session were kept; null where it is not. No process is started.
 */
export function untouched(folder: string, session: string): string | null {
  try {
    const gitFolder = gitFolderAbove(resolve(folder));
    if (gitFolder === null) return null;
    const stateFolder = join(gitFolder, 'assay');
    const marks = JSON.parse(
      readFileSync(marksFile(join(stateFolder, 'turns'), session), 'utf8'),
    ) as TreeMarks;
    return isSame(marks) ? stateFolder : null;
  } catch {
    return null;
  }
}
