import { lstatSync } from 'node:fs';

/** Bits that let others than the owner write. */
const WRITABLE_BY_OTHERS = 0o022;

/** Whether it is a folder, no link, of the user of this process, in which nobody else may write. */
export function isOwnFolder(path: string): boolean {
  try {
    const found = lstatSync(path);
    const user = process.getuid?.();
    return found.isDirectory() && (user === undefined || found.uid === user) && !isWritable(found.mode);
  } catch {
    return false;
  }
}

/** On Windows the mode says nothing of others. */
function isWritable(mode: number): boolean {
  return process.platform !== 'win32' && (mode & WRITABLE_BY_OTHERS) !== 0;
}
