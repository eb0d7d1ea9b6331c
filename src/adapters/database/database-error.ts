import { AssayError } from '../../contract/assay-error.ts';
import { knownTrouble } from '../../contract/troubles.ts';

/** The error of a driver or of the file system, as one that says where and what to do. Others pass unchanged. */
export function databaseError(error: unknown, where: string): Error {
  if (error instanceof AssayError) return error;
  const { code, message } = described(error);
  const known = knownTrouble('database', code) ?? knownTrouble('database', errnoIn(message));
  if (known === undefined) return error instanceof Error ? error : new Error(String(error));
  const { kind, why, hint } = known;
  return new AssayError(kind, `${why} (${message})`, { where, hint, cause: error });
}

function described(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return { code, message: error.message || code };
}

/** PGlite reports some failures of the file system only in words, the driver some of its own. */
function errnoIn(message: string): string {
  if (/no space left on device/i.test(message)) return 'ENOSPC';
  if (/too many open files/i.test(message)) return 'EMFILE';
  if (/input\/output error|i\/o error/i.test(message)) return 'EIO';
  if (/read-only file system/i.test(message)) return 'EROFS';
  if (/connection terminated|client was closed|not queryable|after calling end on the pool/i.test(message))
    return 'ECONNRESET';
  if (/query read timeout|timeout exceeded when trying to connect/i.test(message)) return 'ETIMEDOUT';
  if (/permission denied/i.test(message)) return 'EACCES';
  return (
    /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|ENOMEM|EIO|EBUSY|ENOTDIR|ELOOP|ENAMETOOLONG)\b/.exec(
      message,
    )?.[1] ?? ''
  );
}
