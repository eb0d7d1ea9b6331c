import { AssayError } from '../contract/assay-error.ts';
import { troubleAt } from '../contract/trouble-at.ts';
import { readPlain } from '../files/plain-file.ts';
import { utf8Text } from '../files/utf8-text.ts';

const STDIN = 'standard input';
const TEXT_HINT = 'check the path; a text itself goes through standard input, as -';

function tooLarge(largest: number): AssayError {
  return new AssayError('malformed', `is larger than ${largest / 1024 / 1024} MiB, the most that is read`, {
    where: STDIN,
    hint: 'split it, or leave out data that no claim cites',
  });
}

async function collect(bytes: AsyncIterable<Uint8Array>, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > largest) throw tooLarge(largest);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** The text of a file, or of standard input for `-`. Throws `AssayError`: not_found, malformed (too large, not UTF-8). */
export async function readInput(
  path: string,
  stdin: () => AsyncIterable<Uint8Array>,
  largest: number,
): Promise<string> {
  if (path === '-') return utf8Text(await collect(stdin(), largest), STDIN);
  try {
    return utf8Text(await readPlain(path, largest), path);
  } catch (error) {
    const trouble = troubleAt('input', error, path);
    if (trouble.code !== 'not_found' || !/\s/.test(path)) throw trouble;
    throw new AssayError('not_found', trouble.message, { where: path, hint: TEXT_HINT });
  }
}
