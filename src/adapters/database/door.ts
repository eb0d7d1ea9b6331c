import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import { isOwnFolder } from '../../files/own-folder.ts';
import { TOKEN_FILE } from './folder-lock.ts';
import type { Door, LockHolder } from './lock-holder.ts';
import { quietPool } from './quiet-pool.ts';

/** What a holder that runs answers within; longer than a silent client may keep it (`SILENT_MS`). */
const HELLO_MS = 15_000;

/** A pool of the embedded Postgres that listens in the folder. */
export function socketPool(socketFolder: string, queryTimeoutMs?: number): Pool {
  const user = { user: 'postgres', password: '', database: 'postgres' };
  const limit =
    queryTimeoutMs === undefined
      ? {}
      : { query_timeout: queryTimeoutMs, connectionTimeoutMillis: Math.min(HELLO_MS, queryTimeoutMs) };
  return quietPool({ ...user, host: socketFolder, port: 5432, ssl: false, max: 4, ...limit });
}

/** The version of this Assay. */
export function ownVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * OH3: nothing is sent before it is certain who listens. The folder of the socket belongs to this user, nobody else may
 * write there, and in it lies the token of the lock: so who wrote the lock made the socket.
 */
function isOwn({ socketFolder }: Door, { token }: LockHolder): boolean {
  if (!isOwnFolder(socketFolder)) return false;
  try {
    if (lstatSync(join(socketFolder, '.s.PGSQL.5432')).uid !== process.getuid?.()) return false;
    return token !== '' && readFileSync(join(socketFolder, TOKEN_FILE), 'utf8') === token;
  } catch {
    return false;
  }
}

function otherVersion({ version }: Door, { pid }: LockHolder, where: string): AssayError {
  return new AssayError(
    'locked',
    `Assay ${version} runs here (process ${pid}), and this is Assay ${ownVersion()}`,
    { where, hint: 'stop it, and start it again with this version' },
  );
}

function silent({ pid }: LockHolder, where: string, waitMs: number): AssayError {
  return new AssayError(
    'locked',
    `process ${pid}, which holds the database, does not answer (waited ${waitMs / 1000} s)`,
    {
      where,
      hint: 'wait while it loads something large; let it go on where it was stopped (fg), or end it',
    },
  );
}

/** Comes in where another process of this user holds the folder; null where nobody listens there. Throws `locked`. */
export async function comeIn(
  door: Door,
  holder: LockHolder,
  {
    where,
    queryTimeoutMs = HELLO_MS,
  }: { readonly where: string; readonly queryTimeoutMs?: number | undefined },
): Promise<Pool | null> {
  const helloMs = Math.min(HELLO_MS, queryTimeoutMs);
  if (!isOwn(door, holder)) return null;
  if (door.version !== ownVersion()) throw otherVersion(door, holder, where);
  const pool = socketPool(door.socketFolder, queryTimeoutMs);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end().catch(() => undefined);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined || !message.includes('timeout')) return null;
    throw silent(holder, where, helloMs);
  }
}
