import { AssayError } from '../../contract/assay-error.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { plainChunks } from '../../files/plain-file.ts';
import type { RecordFile } from './record-file.ts';

/** The file as text, without byte order mark, in pieces. Throws `malformed` where it is not UTF-8, and what reading threw. */
export async function* textChunks(file: RecordFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of plainChunks(file.path)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw readingError(error, file);
  }
}

function readingError(error: unknown, file: RecordFile): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new AssayError('malformed', 'the text is not UTF-8', {
      where: file.name,
      hint: 'save the file as UTF-8',
      cause: error,
    });
  }
  if (!/^E[A-Z]+$/.test(code)) return error;
  return troubleAt('record', error, file.path);
}
