import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '../../contract/language.ts';
import type { ReadingWeights } from '../../contract/ports/reading-weights.ts';
import { weightTables } from './weight-tables.ts';

const FOLDER = new URL('weights/', import.meta.url);

/** The weights that lie in the package; null where it was installed without those of the language. */
export function packagedWeights(language: Language): ReadingWeights | null {
  try {
    const packed = readFileSync(new URL(`${language}.weights.gz`, FOLDER));
    // In one piece: the last four bytes of the format are the length, and pieces would be copied together again.
    const chunkSize = packed.readUInt32LE(packed.length - 4) + 1;
    const { buffer, byteOffset, length } = gunzipSync(packed, { chunkSize });
    const head = readFileSync(new URL(`${language}.json`, FOLDER), 'utf8');
    return { head, tables: weightTables(new Int8Array(buffer, byteOffset, length)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
