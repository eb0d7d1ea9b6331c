import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fitted } from './page/fit-table.ts';

/** Where the last fit wrote how well its weights do. */
export const FITTED = fileURLToPath(new URL('fitted.json', import.meta.url));

/** How well the weights do on each set they were fitted on; empty where nothing was fitted yet. */
export function readFitted(): Fitted[] {
  try {
    return JSON.parse(readFileSync(FITTED, 'utf8')) as Fitted[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
