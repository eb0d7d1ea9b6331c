import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whatever another process did to it meanwhile is as good. */
function removeWhereOld(path: string, before: number): void {
  try {
    if (statSync(path).mtimeMs < before) rmSync(path, { force: true });
  } catch {
    // gone already, or not ours to remove: the next look finds it again
  }
}

/** None where the folder cannot be listed: what was kept stays kept, and the next file begins the next look. */
function linesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}

/** Removes the files of lines whose newest line is older than so many days. One of today, to which a process may write, never is. */
export function removeOldFiles(folder: string, days: number): void {
  const before = Date.now() - days * DAY_MS;
  for (const name of linesIn(folder)) removeWhereOld(join(folder, name), before);
}
