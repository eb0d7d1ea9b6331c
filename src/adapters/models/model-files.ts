import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { plainChunks, readPlain } from '../../files/plain-file.ts';
import { whyOf } from './why.ts';

/** Those of large vocabularies have some 35 MB. */
const LARGEST_TOKENIZER = 256 * 1024 * 1024;

/** File name and the beginning of its SHA-256: other weights under an old name are another model. */
export async function modelName(path: string): Promise<string> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of plainChunks(path)) hash.update(chunk);
    return `${basename(path)}@${hash.digest('hex').slice(0, 12)}`;
  } catch (error) {
    throw troubleAt('model', error, path);
  }
}

export async function readTokenizerFile(path: string): Promise<unknown> {
  const bytes = await readPlain(path, LARGEST_TOKENIZER).catch((error: unknown) => {
    throw troubleAt('tokenizer', error, path);
  });
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch (error) {
    throw new AssayError('malformed', `is not JSON (${whyOf(error)})`, {
      where: path,
      hint: 'name the tokenizer.json that belongs to the model',
      cause: error,
    });
  }
}
