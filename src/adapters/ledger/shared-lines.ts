import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appendLine } from './line-file.ts';
import { removeOldFiles } from './remove-old-files.ts';

/** A file that has grown so large takes no more lines. */
const FULL_BYTES = 1024 * 1024;
const MOST_LOOKED_AT = 50;
const SUFFIX = '.jsonl';

/** How long lines are kept, in days; null: this process removes none. */
export interface LineRetention {
  readonly days: number | null;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function hasRoom(path: string): boolean {
  const { size, mtimeMs } = statSync(path);
  return size < FULL_BYTES && dayOf(mtimeMs) === dayOf(Date.now());
}

/** A file of today that has room; other processes may write to it too. Only the newest are looked at. */
function openFile(folder: string): string | null {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
    const newest = names.sort().slice(-MOST_LOOKED_AT).reverse();
    return newest.map((name) => join(folder, name)).find(hasRoom) ?? null;
  } catch {
    return null;
  }
}

/** ST17: keeps a value as a line of the folder; a new file is named by its first line, and old ones end when it begins. Gives the file. */
export function keepLine(folder: string, value: { readonly id: string }, { days }: LineRetention): string {
  const open = openFile(folder);
  const path = open ?? join(folder, `${value.id}${SUFFIX}`);
  appendLine(path, value);
  if (open === null && days !== null) removeOldFiles(folder, days);
  return path;
}
