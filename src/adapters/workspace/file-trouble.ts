import { AssayError } from '../../contract/assay-error.ts';
import { MACHINE_TROUBLES, type Trouble } from '../../contract/machine-trouble.ts';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  ...MACHINE_TROUBLES,
  ENOENT: ['not_found', 'no such file or folder', 'check the path'],
  EISDIR: ['malformed', 'is a folder, not a file', 'name the file inside it'],
  ENOTDIR: ['not_found', 'a part of the path is no folder', 'check the path'],
  EEXIST: ['usage', 'exists already', 'pass --force to write over it, or choose another name'],
  EACCES: ['read_only', 'access is denied', 'allow it, or choose another folder'],
  EPERM: ['read_only', 'access is denied', 'allow it, or choose another folder'],
  EROFS: ['read_only', 'the folder can only be read', 'choose another folder'],
};

/** What a person can do about an error of the file system. */
export function fileTrouble(error: unknown, path: string): AssayError {
  if (error instanceof AssayError) return error;
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  const [kind, why, hint] = TROUBLES[code] ?? ['unavailable', message, 'check the file'];
  return new AssayError(kind, why, { where: path, hint, cause: error });
}
