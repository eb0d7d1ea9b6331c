import { AssayError } from '../../contract/assay-error.ts';
import type { ConfigurationText } from '../../contract/ports/configuration-files.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { openPlain, type PlainFile } from '../../files/plain-file.ts';
import { utf8Text } from '../../files/utf8-text.ts';

const MAX_BYTES = 1_000_000;

async function bounded(file: PlainFile, path: string): Promise<Uint8Array> {
  const { size } = file.seen;
  if (size <= MAX_BYTES) return file.read(0, size);
  throw new AssayError('malformed', `has ${size} bytes, at most ${MAX_BYTES} are read`, {
    where: path,
    hint: 'keep data in files of their own and name them under graph.load',
  });
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await openPlain(path);
  try {
    return await bounded(file, path);
  } finally {
    await file.close();
  }
}

/** The text of a configuration file of at most 1 MB. */
export async function readConfigurationFile(path: string): Promise<ConfigurationText> {
  try {
    return { path, text: utf8Text(await bytesOf(path), path) };
  } catch (error) {
    throw troubleAt('file', error, path);
  }
}
