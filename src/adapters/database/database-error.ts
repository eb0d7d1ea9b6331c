import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';

const CODES: readonly (readonly [RegExp, AssayErrorCode, string, string])[] = [
  [
    /^(ENOSPC|EDQUOT|53100)$/,
    'disk_full',
    'the disk is full',
    'free some space and run it again; nothing was half written',
  ],
  [
    /^(EACCES|EPERM|EROFS|25006|42501)$/,
    'read_only',
    'cannot be written',
    'allow writing there, or choose another data folder',
  ],
  [
    /^(EMFILE|ENFILE|ENOMEM|53000|53200|53400)$/,
    'unavailable',
    'the process has no more files or memory to open it with',
    'raise the limit (ulimit -n) or end other programs, then start again; nothing is damaged',
  ],
  [
    /^(EIO|ESTALE|ENXIO|58030)$/,
    'unavailable',
    'the disk cannot be read or written',
    'check the disk and keep a copy of the folder; it is opened again once the disk answers',
  ],
  [/^(EBUSY|EAGAIN|EINTR|ETXTBSY|55P03|40001|40P01)$/, 'unavailable', 'the database is busy', 'try again'],
  [
    /^(ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG)$/,
    'unavailable',
    'the place of the database is no folder that can be opened',
    'check the path, or choose another data folder',
  ],
  [/^23505$/, 'conflict', 'is there already', 'use another name or id'],
  [/^(57014|ETIMEDOUT)$/, 'timeout', 'the database did not answer in time', 'try again'],
  [
    /^(28...|3D000)$/,
    'unavailable',
    'the database refused the connection',
    'check user, password and database in DATABASE_URL',
  ],
  [
    /^(ECONNREFUSED|ENOENT|ENOTFOUND|EAI_AGAIN|ECONNRESET|EPIPE|08...|57P0.|53300)$/,
    'unavailable',
    'the database cannot be reached',
    'check that it runs and that DATABASE_URL is right; open an embedded one again',
  ],
];

/** The error of a driver or of the file system, as one that says where and what to do. Others pass unchanged. */
export function databaseError(error: unknown, where: string): Error {
  if (error instanceof AssayError) return error;
  const { code, message } = described(error);
  const row =
    CODES.find(([pattern]) => pattern.test(code)) ??
    CODES.find(([pattern]) => pattern.test(errnoIn(message)));
  if (row === undefined) return error instanceof Error ? error : new Error(String(error));
  return new AssayError(row[1], `${row[2]} (${message})`, { where, hint: row[3], cause: error });
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
