import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';

type Trouble = readonly [code: AssayErrorCode, message: string, hint: string];

const TROUBLES: Readonly<Record<string, Trouble>> = {
  EACCES: ['read_only', 'cannot be written', 'allow writing there, or pass --no-keep'],
  EPERM: ['read_only', 'cannot be written', 'allow writing there, or pass --no-keep'],
  EROFS: ['read_only', 'the folder can only be read', 'allow writing there, or pass --no-keep'],
  ENOSPC: ['disk_full', 'the disk is full', 'free some space'],
  EDQUOT: ['disk_full', 'the disk is full', 'free some space'],
};

/** An error of the file system as one that says where and what to do. */
export function writeTrouble(error: unknown, where: string): AssayError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [kind, why, hint] = TROUBLES[code] ?? ['unavailable', message, 'check the folder'];
  return new AssayError(kind, why, { where, hint, cause: error });
}

function append(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a', 0o600);
  try {
    const written = writeSync(file, bytes);
    if (written < bytes.length) throw Object.assign(new Error('half written'), { code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
}

/** A file of JSON lines that this process alone appends to. One write a line; a half-written one is closed by the next. */
export function lineFile(path: string): (value: unknown) => void {
  let broken = false;
  return (value) => {
    const line = Buffer.from(`${broken ? '\n' : ''}${JSON.stringify(value)}\n`);
    try {
      append(path, line);
      broken = false;
    } catch (error) {
      broken = true;
      throw writeTrouble(error, path);
    }
  };
}
