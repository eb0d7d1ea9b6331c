import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPlainSync } from '../../files/read-plain-sync.ts';
import { appendLine } from './line-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where it stands what was removed: no line of it is a message or a verdict. */
const TOMBSTONES = 'removed.log';

function idIn(line: string | undefined): string | null {
  try {
    const { id } = JSON.parse(line ?? '') as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** ST18: what stays of a file that goes: how many lines it held, from which id to which, and when it went. */
function leaveTombstone(path: string, newest: Date): void {
  const lines = readPlainSync(path)
    .split('\n')
    .filter((line) => line !== '');
  appendLine(join(dirname(path), TOMBSTONES), {
    file: basename(path),
    lines: lines.length,
    first: idIn(lines[0]),
    last: idIn(lines.at(-1)),
    newest: newest.toISOString(),
    removed_at: new Date().toISOString(),
  });
}

/** Whatever another process did to it meanwhile is as good. */
function removeWhereOld(path: string, before: number): void {
  try {
    const { mtimeMs, mtime } = statSync(path);
    if (mtimeMs >= before) return;
    leaveTombstone(path, mtime);
    rmSync(path, { force: true });
  } catch {
    // gone already, no room for what is left of it, or not ours to remove: the next look finds it again
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
