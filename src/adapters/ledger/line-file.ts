import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { troubleAt } from '../../contract/trouble-at.ts';

/** False where the last line was half written: by a process that was stopped, or on a full disk. */
function endsWhole(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last.toString() === '\n';
}

/**
 * Appends a value as a line, in one write, so that several processes may write to one file. A half-written line before it
 * is closed first. Throws `AssayError`.
 */
export function appendLine(path: string, value: unknown): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'a+', 0o600);
    try {
      const bytes = Buffer.from(`${endsWhole(file) ? '' : '\n'}${JSON.stringify(value)}\n`);
      if (writeSync(file, bytes) < bytes.length)
        throw Object.assign(new Error('half written'), { code: 'ENOSPC' });
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw troubleAt('kept', error, path);
  }
}
