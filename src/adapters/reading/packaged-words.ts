import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/language.ts';

const FOLDER = new URL('words/', import.meta.url);

/** What words mean to each other, as it lies in the package; null where it was installed without it. */
export function packagedWords(language: Language): string | null {
  try {
    return readFileSync(new URL(`${language}.words`, FOLDER), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
