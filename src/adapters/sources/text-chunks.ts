import { troubleAt } from '../../contract/trouble-at.ts';
import { plainChunks } from '../../files/plain-file.ts';
import { holdsZero, notUtf8 } from '../../files/utf8-text.ts';
import type { RecordFile } from './record-file.ts';

/** The file as text, without byte order mark, in pieces. Throws `malformed` where it is not UTF-8, and what reading threw. */
export async function* textChunks(file: RecordFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read: Uint8Array = new Uint8Array();
  try {
    for await (const bytes of plainChunks(file.path)) {
      read = bytes;
      if (holdsZero(bytes)) throw notUtf8(bytes, file.name);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw readingError(error, file, read);
  }
}

function readingError(error: unknown, file: RecordFile, read: Uint8Array): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return notUtf8(read, file.name, error);
  if (!/^E[A-Z]+$/.test(code)) return error;
  return troubleAt('record', error, file.path);
}
