import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { AssayError } from '../contract/assay-error.ts';
import { noPlainFile } from '../contract/plain-file-trouble.ts';

const CHUNK = 1 << 20;
const MIB = 1 << 20;

/** A plain file as it was when it was opened: what is written behind its end later is not read. */
export interface PlainFile {
  readonly seen: Stats;
  /** From a place, at most so many bytes; fewer where the file became shorter. */
  read(from: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface OpenPlain {
  /** False: a link is refused by the system. Default true. */
  readonly follow?: boolean;
}

async function readFrom(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length);
  let held = 0;
  while (held < length) {
    const { bytesRead } = await file.read(buffer, held, length - held, from + held);
    if (bytesRead === 0) break;
    held += bytesRead;
  }
  return buffer.subarray(0, held);
}

/** A file of `/proc` says it is plain and empty, and may have no end. */
async function isPlain(file: FileHandle, seen: Stats): Promise<boolean> {
  return seen.isFile() && (seen.size > 0 || (await readFrom(file, 0, 1)).length === 0);
}

function isFolder(): Error {
  return Object.assign(new Error('is a folder'), { code: 'EISDIR' });
}

/**
 * FT6: opens without waiting, and looks at what was opened: a path may lead elsewhere between a look and a read.
 * Throws what the file system throws; of a pipe, a device or a socket `AssayError` usage.
 */
export async function openPlain(path: string, { follow = true }: OpenPlain = {}): Promise<PlainFile> {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW);
  const file = await open(path, flags).catch((error: unknown) => {
    // How the system refuses to open a socket.
    throw (error as NodeJS.ErrnoException).code === 'ENXIO' ? noPlainFile(path) : error;
  });
  try {
    const seen = await file.stat();
    if (seen.isDirectory()) throw isFolder();
    if (!(await isPlain(file, seen))) throw noPlainFile(path);
    return { seen, read: (from, length) => readFrom(file, from, length), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function tooLarge(path: string, most: number): AssayError {
  const most_ = most >= MIB ? `${Math.floor(most / MIB)} MiB` : `${most} bytes`;
  return new AssayError('malformed', `is larger than ${most_}, the most that is read`, {
    where: path,
    hint: 'split it, or name another file',
  });
}

/** The whole of a file of at most so many bytes. Throws as `openPlain`; of a larger one `AssayError` malformed. */
export async function readPlain(path: string, most: number, how: OpenPlain = {}): Promise<Uint8Array> {
  const file = await openPlain(path, how);
  try {
    if (file.seen.size > most) throw tooLarge(path, most);
    return await file.read(0, file.seen.size);
  } finally {
    await file.close();
  }
}

/**
 * The same at once, for many small files: each await of the system costs ten times what the reading does. Null of what is
 * no plain file of that size, or is not there.
 */
export function readPlainNow(
  path: string,
  most: number,
  { follow = true }: OpenPlain = {},
): Uint8Array | null {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW);
  let file: number | undefined;
  try {
    file = openSync(path, flags);
    const seen = fstatSync(file);
    if (!seen.isFile() || seen.size > most) return null;
    const buffer = Buffer.allocUnsafe(Math.max(1, seen.size));
    let held = 0;
    for (let more = -1; more !== 0 && held < buffer.length; held += more)
      more = readSync(file, buffer, held, buffer.length - held, held);
    return seen.size === 0 && held > 0 ? null : buffer.subarray(0, held);
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A file of any size in pieces. Throws as `openPlain`. */
export async function* plainChunks(path: string): AsyncGenerator<Uint8Array> {
  const file = await openPlain(path);
  try {
    for (let from = 0; from < file.seen.size; ) {
      const bytes = await file.read(from, Math.min(CHUNK, file.seen.size - from));
      if (bytes.length === 0) return;
      from += bytes.length;
      yield bytes;
    }
  } finally {
    await file.close();
  }
}
