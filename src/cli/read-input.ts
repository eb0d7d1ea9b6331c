import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { AssayError } from '../contract/assay-error.ts';
import { MACHINE_TROUBLES } from '../contract/machine-trouble.ts';
import { noPlainFile } from '../contract/plain-file-trouble.ts';

function tooLarge(place: string, largest: number): AssayError {
  return new AssayError('malformed', `is larger than ${largest / 1024 / 1024} MiB, the most that is read`, {
    where: place,
    hint: 'split it, or leave out data that no claim cites',
  });
}

function readTrouble(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return new AssayError('not_found', 'there is no such file', { where: path, hint: 'check the path' });
  if (code === 'EISDIR')
    return new AssayError('usage', 'is a folder', { where: path, hint: 'name a file in it' });
  if (code === 'EACCES')
    return new AssayError('unavailable', 'cannot be read', { where: path, hint: 'allow reading it' });
  if (!/^E[A-Z]+$/.test(code)) return error;
  const [kind, why, hint] = MACHINE_TROUBLES[code] ?? ['unavailable', 'cannot be read', 'check the file'];
  return new AssayError(kind, why, { where: path, hint, cause: error });
}

async function collect(bytes: AsyncIterable<unknown>, place: string, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    const part = chunk as Uint8Array;
    size += part.length;
    if (size > largest) throw tooLarge(place, largest);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AssayError('malformed', 'is not UTF-8 text', { where: place, hint: 'save it as UTF-8' });
  }
}

/** The text of a file, or of standard input for `-`. Throws `AssayError`: not_found, malformed (too large, not UTF-8). */
export async function readInput(
  path: string,
  stdin: () => AsyncIterable<Uint8Array>,
  largest: number,
): Promise<string> {
  if (path === '-') return decode(await collect(stdin(), 'standard input', largest), 'standard input');
  try {
    const seen = await stat(path);
    if (!seen.isFile() && !seen.isDirectory()) throw noPlainFile(path);
    if (seen.size > largest) throw tooLarge(path, largest);
    return decode(await collect(createReadStream(path), path, largest), path);
  } catch (error) {
    throw readTrouble(error, path);
  }
}
