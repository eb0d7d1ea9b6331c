import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { TurnStore } from '../../../contract/ports/turn-store.ts';
import type { TurnState } from '../../../contract/turn-state.ts';
import { troubleAt } from '../../../contract/trouble-at.ts';
import { nameOf } from './file-name.ts';
import { keepMarks, MARKS } from './marks-file.ts';
import { markOf, mayBeAlive, type ProcessMark } from '../process-mark.ts';

const KEPT = 50;
const VERSION = 2;
const TORN_MS = 10_000;
const STATE_END = /\.json$/;

/** What was kept; null where it is torn, or another version wrote it. */
function stateIn(path: string): TurnState | null {
  try {
    const { version, state } = JSON.parse(readFileSync(path, 'utf8')) as {
      version: number;
      state: TurnState;
    };
    return version === VERSION && typeof state.blocks === 'number' && Array.isArray(state.told)
      ? state
      : null;
  } catch {
    return null;
  }
}

function dropOldest(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (names.length <= KEPT) return;
  const byAge = names
    .map((name) => ({ path: join(folder, name), age: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.age - a.age);
  for (const { path } of byAge.slice(KEPT))
    for (const old of [path, path.replace(STATE_END, MARKS)]) rmSync(old, { force: true });
}

/** Where what is kept of a session lies. */
export function sessionFile(folder: string, session: string): string {
  return join(folder, `${nameOf(session)}.json`);
}

/** Keeps this of a session in place of what was kept, and of all the newest. */
export function keepOf(folder: string, session: string, kept: object): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = sessionFile(folder, session);
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ version: VERSION, ...kept }), { mode: 0o600 });
  renameSync(fresh, path);
  dropOldest(folder);
}

/** A lock whose process ended before it said whose it is. */
function isTorn(path: string): boolean {
  return Date.now() - statSync(path).mtimeMs > TORN_MS;
}

function isHeld(path: string): boolean {
  try {
    return mayBeAlive(JSON.parse(readFileSync(path, 'utf8')) as ProcessMark);
  } catch (error) {
    if (error instanceof SyntaxError) return !isTorn(path);
    throw error;
  }
}

/** False where a living process holds it. What an ended one left is put aside, which only one process can do. */
function isFree(path: string): boolean {
  try {
    if (isHeld(path)) return false;
    const aside = `${path}.${process.pid}`;
    renameSync(path, aside);
    const wasTaken = isHeld(aside);
    if (wasTaken) linkSync(aside, path);
    rmSync(aside, { force: true });
    return !wasTaken;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify(markOf(process.pid)), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** What hooks keep between calls, as small files of the folder; the 50 newest sessions stay. */
export function turnFiles(folder: string): TurnStore {
  return {
    read: async (session) => stateIn(sessionFile(folder, session)),
    async write(session, state) {
      try {
        keepOf(folder, session, { state });
      } catch (error) {
        throw troubleAt('file', error, folder);
      }
    },
    async mark(session, marks) {
      try {
        keepMarks(folder, session, marks);
      } catch (error) {
        throw troubleAt('file', error, folder);
      }
    },
    async hold(name) {
      const path = join(folder, `${nameOf(name)}.lock`);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (!take(path) && !(isFree(path) && take(path))) return null;
      } catch (error) {
        throw troubleAt('file', error, folder);
      }
      return async () => rmSync(path, { force: true });
    },
  };
}
