import { rename, rm, writeFile } from 'node:fs/promises';
import { AssayError } from '../contract/assay-error.ts';

function outputTrouble(error: unknown, path: string): AssayError {
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = 'choose another place with -o';
  if (code === 'ENOSPC') return new AssayError('disk_full', 'the disk is full', { where: path, hint });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new AssayError('read_only', 'cannot be written', { where: path, hint });
  if (code === 'ENOENT') return new AssayError('not_found', 'there is no such folder', { where: path, hint });
  if (code === 'EISDIR') return new AssayError('usage', 'is a folder', { where: path, hint });
  return new AssayError('unavailable', message, { where: path, hint, cause: error });
}

/** Writes a file whole or not at all: beside it first, then in its place. */
export async function writeOutput(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw outputTrouble(error, path);
  }
}
