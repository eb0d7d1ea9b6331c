import { readFileSync } from 'node:fs';

/** The text of a file, or null where it is not there. Throws where it is there and cannot be read. */
export function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
