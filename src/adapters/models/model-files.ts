import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { whyOf } from './why.ts';

const WHY: Readonly<Record<string, readonly [AssayError['code'], string]>> = {
  ENOENT: ['not_found', 'no such file'],
  ENOTDIR: ['not_found', 'no such file'],
  EISDIR: ['malformed', 'is a folder, not a file'],
  EACCES: ['unavailable', 'access is denied'],
  EPERM: ['unavailable', 'access is denied'],
};

function trouble(error: unknown, path: string, key: string): AssayError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [kind, why] = WHY[code] ?? ['unavailable', message];
  const hint = `put the file there or correct grounding.model.${key} in the configuration; nothing is downloaded`;
  return new AssayError(kind, why, { where: path, hint, cause: error });
}

/** File name and the beginning of its SHA-256: other weights under an old name are another model. */
export async function modelName(path: string): Promise<string> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
      hash.update(chunk as Buffer);
    return `${basename(path)}@${hash.digest('hex').slice(0, 12)}`;
  } catch (error) {
    throw trouble(error, path, 'model');
  }
}

export async function readTokenizerFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw trouble(error, path, 'tokenizer');
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new AssayError('malformed', `is not JSON (${whyOf(error)})`, {
      where: path,
      hint: 'name the tokenizer.json that belongs to the model',
      cause: error,
    });
  }
}
