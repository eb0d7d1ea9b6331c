import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { noPlainFile } from '../contract/plain-file-trouble.ts';

/** A small file that is looked for where nothing waits: as `readPlain`, of text. Throws what the file system throws. */
export function readPlainSync(path: string): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const seen = fstatSync(file);
    if (!seen.isFile() && !seen.isDirectory()) throw noPlainFile(path);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
