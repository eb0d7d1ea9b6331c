import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { AssayError } from '../../contract/assay-error.ts';
import { MACHINE_TROUBLES } from '../../contract/machine-trouble.ts';
import { noPlainFile } from '../../contract/plain-file-trouble.ts';
import type { TranscriptFile } from '../../contract/ports/transcript-file.ts';

const CHUNK = 1 << 20;

/** A pipe that nobody writes to would keep its reader for ever, deaf to signals. */
async function checkPlain(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) throw noPlainFile(path);
}

function troubleOf(error: unknown, path: string): AssayError {
  if (error instanceof AssayError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return new AssayError('not_found', 'no such transcript', { where: path, hint: 'check the path' });
  const hint = MACHINE_TROUBLES[code]?.[2] ?? 'check the file';
  return new AssayError('unavailable', 'the transcript cannot be read', { where: path, hint, cause: error });
}

/** A transcript on disk, read a piece at a time: of a long one no more than a line is held. */
export const transcriptFile: TranscriptFile = {
  read: async (path, take) => {
    let rest = '';
    try {
      await checkPlain(path);
      for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })) {
        const lines = (rest + String(chunk)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
      }
    } catch (error) {
      throw troubleOf(error, path);
    }
    if (rest !== '') take(rest);
  },
  tail: async (path, bytes) => {
    try {
      await checkPlain(path);
      const file = await open(path);
      try {
        const { size } = await file.stat();
        const start = Math.max(0, size - bytes);
        const { buffer, bytesRead } = await file.read({
          buffer: Buffer.alloc(size - start),
          position: start,
        });
        return buffer.toString('utf8', 0, bytesRead).split('\n');
      } finally {
        await file.close();
      }
    } catch (error) {
      throw troubleOf(error, path);
    }
  },
};
