import { readFile, stat } from 'node:fs/promises';
import { AssayError } from '../../contract/assay-error.ts';
import { noPlainFile } from '../../contract/plain-file-trouble.ts';
import type { ConfigurationText } from '../../contract/ports/configuration-files.ts';
import { fileTrouble } from './file-trouble.ts';

const MAX_BYTES = 1_000_000;

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AssayError('malformed', 'is not UTF-8 text', {
      where: path,
      hint: 'save it as UTF-8',
      cause: error,
    });
  }
}

/** The text of a configuration file of at most 1 MB. */
export async function readConfigurationFile(path: string): Promise<ConfigurationText> {
  try {
    const seen = await stat(path);
    const { size } = seen;
    if (!seen.isFile() && !seen.isDirectory()) throw noPlainFile(path);
    if (size > MAX_BYTES) {
      const hint = 'keep data in files of their own and name them under graph.load';
      throw new AssayError('malformed', `has ${size} bytes, at most ${MAX_BYTES} are read`, {
        where: path,
        hint,
      });
    }
    return { path, text: decode(await readFile(path), path) };
  } catch (error) {
    throw fileTrouble(error, path);
  }
}
