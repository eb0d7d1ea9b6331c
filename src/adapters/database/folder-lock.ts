import { linkSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { type Door, isHere, type LockHolder, mayBeAlive, readHolder, thisHolder } from './lock-holder.ts';

/** Two processes on one folder would corrupt it silently: this file keeps the second one out. */
const LOCK_FILE = 'assay.lock';
/** Beside the socket: the token of the lock that names it. */
export const TOKEN_FILE = 'lock-token';
const POLL_MS = 50;
/** How long a taken-over lock must stay ours: another process that saw the same dead holder puts back what it moved by then. */
const SETTLE_MS = 100;

export interface FolderLock {
  /** Others of this user find in the lock how they come in. */
  letIn(door: Door): void;
  /** Synchronous, so that it can run while the process ends. */
  release(): void;
}

/** How a held folder is asked for. */
export interface Knock<Inside> {
  /** How long a living holder is waited for. */
  readonly waitMs: number;
  readonly signal?: AbortSignalLike | undefined;
  /** Comes in by the door of a holder that has one; null where nobody answers there. */
  readonly enter: (door: Door, holder: LockHolder) => Promise<Inside | null>;
}

/**
 * Ours once the folder is free: a dead holder is taken over from. A living one is entered where it has a door, else waited
 * for. Throws `locked`, naming the holder.
 */
export async function lockFolder<Inside>(
  folder: string,
  { waitMs, signal, enter }: Knock<Inside>,
): Promise<FolderLock | { readonly inside: Inside }> {
  const file = join(folder, LOCK_FILE);
  const mine = thisHolder();
  const deadline = performance.now() + waitMs;
  for (;;) {
    if (signal?.aborted)
      throw new AssayError('cancelled', 'cancelled while waiting for the database', { where: folder });
    const holder = takeOrRead(file, mine);
    if (holder === null) return lockOf(file, mine);
    if (!mayBeAlive(holder) && (await takeOver(file, holder, mine))) return lockOf(file, mine);
    const inside = holder.door !== undefined && isHere(holder) ? await enter(holder.door, holder) : null;
    if (inside !== null) return { inside };
    if (performance.now() >= deadline) throw lockedError(file, holder, waitMs);
    await sleep(POLL_MS);
  }
}

function lockOf(file: string, mine: LockHolder): FolderLock {
  return { letIn: (door) => letIn(file, { ...mine, door }), release: () => release(file, mine) };
}

/** In one step: a reader finds the lock with the door or without, never half of it. */
function letIn(file: string, mine: LockHolder): void {
  const draft = `${file}.${mine.token}`;
  writeFileSync(join(mine.door?.socketFolder ?? '', TOKEN_FILE), mine.token, { mode: 0o600 });
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  renameSync(draft, file);
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
