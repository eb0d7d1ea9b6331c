import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeMarks } from '../../../contract/tree-marks.ts';
import { nameOf } from './file-name.ts';

/** How their files end. */
export const MARKS = '.marks';

/** Where the marks of a session lie. */
export function marksFile(folder: string, session: string): string {
  return join(folder, `${nameOf(session)}${MARKS}`);
}

/** Keeps the marks of a session in place of older ones; none where there are none. */
export function keepMarks(folder: string, session: string, marks: TreeMarks | null): void {
  const path = marksFile(folder, session);
  if (marks === null) return rmSync(path, { force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(marks), { mode: 0o600 });
  renameSync(fresh, path);
}
