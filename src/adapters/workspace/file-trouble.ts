import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';

type Trouble = readonly [code: AssayErrorCode, message: string, hint: string];

const TROUBLES: Readonly<Record<string, Trouble>> = {
  ENOENT: ['not_found', 'no such file or folder', 'check the path'],
  EISDIR: ['malformed', 'is a folder, not a file', 'name the file inside it'],
  ENOTDIR: ['not_found', 'a part of the path is no folder', 'check the path'],
  EEXIST: ['usage', 'exists already', 'pass --force to write over it, or choose another name'],
  EACCES: ['read_only', 'access is denied', 'allow it, or choose another folder'],
  EPERM: ['read_only', 'access is denied', 'allow it, or choose another folder'],
  EROFS: ['read_only', 'the folder can only be read', 'choose another folder'],
  ENOSPC: ['disk_full', 'the disk is full', 'free some space and run it again'],
};

/** What a person can do about an error of the file system. */
export function fileTrouble(error: unknown, path: string): AssayError {
  if (error instanceof AssayError) return error;
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  const [kind, why, hint] = TROUBLES[code] ?? ['unavailable', message, 'check the file'];
  return new AssayError(kind, why, { where: path, hint, cause: error });
}
