import { StringDecoder } from 'node:string_decoder';
import type { TranscriptFile } from '../../contract/ports/transcript-file.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { openPlain, plainChunks } from '../../files/plain-file.ts';

/** Of UTF-16. A longer line is no event of a host. */
const LONGEST_LINE = 64 * 1024 * 1024;

function tooLong(path: string): AssayError {
  return new AssayError('malformed', 'a line is longer than any that is read', {
    where: path,
    hint: 'check the file',
  });
}

async function lines(path: string, take: (line: string) => void): Promise<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of plainChunks(path)) {
    const whole = (rest + decoder.write(chunk)).split('\n');
    rest = whole.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw tooLong(path);
    for (const line of whole) take(line);
  }
  return rest + decoder.end();
}

async function lastBytes(path: string, bytes: number): Promise<Uint8Array> {
  const file = await openPlain(path);
  try {
    const start = Math.max(0, file.seen.size - bytes);
    return await file.read(start, file.seen.size - start);
  } finally {
    await file.close();
  }
}

/** A transcript on disk, read a piece at a time: of a long one no more than a line is held. */
export const transcriptFile: TranscriptFile = {
  read: async (path, take) => {
    const rest = await lines(path, take).catch((error: unknown) => {
      throw troubleAt('transcript', error, path);
    });
    if (rest !== '') take(rest);
  },
  tail: async (path, bytes) => {
    const read = await lastBytes(path, bytes).catch((error: unknown) => {
      throw troubleAt('transcript', error, path);
    });
    return Buffer.from(read).toString('utf8').split('\n');
  },
};
