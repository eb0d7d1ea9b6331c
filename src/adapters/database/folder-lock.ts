import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { type LockHolder, mayBeAlive, thisHolder } from './lock-holder.ts';

/** Two processes on one folder would corrupt it silently: this file keeps the second one out. */
const LOCK_FILE = 'assay.lock';
const POLL_MS = 50;
/** How long a taken-over lock must stay ours: another process that saw the same dead holder puts back what it moved by then. */
const SETTLE_MS = 100;

export interface FolderLock {
  /** Synchronous, so that it can run while the process ends. */
  release(): void;
}

/** Waits `waitMs` for a living holder, takes over from a dead one. Throws `locked`, naming the holder. */
export async function lockFolder(
  folder: string,
  waitMs: number,
  signal?: AbortSignalLike,
): Promise<FolderLock> {
  const file = join(folder, LOCK_FILE);
  const mine = thisHolder();
  const deadline = performance.now() + waitMs;
  for (;;) {
    if (signal?.aborted)
      throw new AssayError('cancelled', 'cancelled while waiting for the database', { where: folder });
    const holder = takeOrRead(file, mine);
    if (holder === null) return { release: () => release(file, mine) };
    if (!mayBeAlive(holder) && (await takeOver(file, holder, mine)))
      return { release: () => release(file, mine) };
    if (performance.now() >= deadline) throw lockedError(file, holder, waitMs);
    await sleep(POLL_MS);
  }
}

/** Null once the lock is ours, else who holds it. The file appears with its content, in one step. */
function takeOrRead(file: string, mine: LockHolder): LockHolder | null {
  const draft = `${file}.${mine.token}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readHolder(file);
    return writeWithoutLinks(file, mine);
  } finally {
    unlinkSync(draft);
  }
}

/** For file systems that know no links. */
function writeWithoutLinks(file: string, mine: LockHolder): LockHolder | null {
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readHolder(file);
    throw error;
  }
}

/** A file that cannot be read as a holder counts as held by someone unknown: never as free. */
function readHolder(file: string): LockHolder {
  try {
    const { pid, start, host, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockHolder>;
    if (pid !== undefined && Number.isInteger(pid))
      return { pid, start: start ?? '', host: host ?? '', token: token ?? '' };
  } catch {
    // falls through: gone again, or not ours to judge
  }
  return { pid: 0, start: '', host: '', token: '' };
}

/** Moves a dead holder's file away. What turns out to be another's fresh lock is put back. */
async function takeOver(file: string, dead: LockHolder, mine: LockHolder): Promise<boolean> {
  const moved = `${file}.${mine.token}.ended`;
  try {
    renameSync(file, moved);
  } catch {
    return false;
  }
  try {
    if (readHolder(moved).token !== dead.token) {
      putBack(moved, file);
      return false;
    }
  } finally {
    unlinkSync(moved);
  }
  if (takeOrRead(file, mine) !== null) return false;
  await sleep(SETTLE_MS);
  return readHolder(file).token === mine.token;
}

function putBack(moved: string, file: string): void {
  try {
    linkSync(moved, file);
  } catch {
    // a third process has taken it meanwhile; the owner of the moved one sees that when it looks again
  }
}

function release(file: string, mine: LockHolder): void {
  try {
    if (readHolder(file).token === mine.token) unlinkSync(file);
  } catch {
    // the folder is gone: nothing left to release
  }
}

function lockedError(file: string, holder: LockHolder, waitMs: number): AssayError {
  const who =
    holder.pid === 0
      ? 'another process'
      : `process ${holder.pid}${holder.host === '' ? '' : ` on ${holder.host}`}`;
  return new AssayError('locked', `the database is in use by ${who} (waited ${waitMs / 1000} s)`, {
    where: file,
    hint: 'wait until it ends or stop it, use another data folder, or set DATABASE_URL to a Postgres server',
  });
}
