import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Database } from './database.ts';
import { databaseError } from './database-error.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { quietPool } from './quiet-pool.ts';
import type { Tables } from './tables.ts';

const CONNECT_MS = 10_000;
/** A server that no longer answers is not waited for when the work is done. */
const CLOSE_MS = 1_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });
}

export interface OpenOptions {
  /** A Postgres server, `postgres://user@host/database`. Without it the embedded Postgres in `folder`. */
  readonly url?: string | undefined;
  /** Data folder of the embedded database; made where it is missing. */
  readonly folder: string;
  /** How long another process may hold the folder before the error `locked`. Default 5000. */
  readonly waitForLockMs?: number | undefined;
  /** This process keeps the embedded database for as long as it runs, and lets other processes of the same user in. */
  readonly holds?: boolean | undefined;
  /** Called before the embedded database is created, which takes seconds. */
  readonly onCreate?: (() => void) | undefined;
  /** Of a server, or of another process's database: how long one query may take, and a connection to it be waited for. Milliseconds; default unbounded. */
  readonly queryTimeoutMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Opens the database with its tables up to date. Throws `AssayError`: locked, read_only, disk_full, newer_version, unavailable, cancelled. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const where = options.url === undefined ? resolve(options.folder) : withoutPassword(options.url);
  try {
    return options.url === undefined
      ? await openInFolder(where, options)
      : await openServer(options.url, where, options.queryTimeoutMs);
  } catch (error) {
    throw databaseError(error, where);
  }
}

async function openInFolder(folder: string, options: OpenOptions): Promise<Database> {
  const { pool, ...opened } = await openEmbedded(
    { ...options, folder, waitForLockMs: options.waitForLockMs ?? 5000 },
    (made) => migrate({ kind: 'embedded', pool: made, kysely: kyselyOn(made) }, folder),
  );
  return { kind: 'embedded', pool, kysely: kyselyOn(pool), ...opened };
}

async function openServer(url: string, where: string, queryTimeoutMs: number | undefined): Promise<Database> {
  const limit =
    queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs };
  const connectionTimeoutMillis = Math.min(CONNECT_MS, queryTimeoutMs ?? CONNECT_MS);
  const pool = quietPool({ connectionString: url, max: 10, connectionTimeoutMillis, ...limit });
  const kysely = kyselyOn(pool);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= Promise.race([pool.end(), pause(CLOSE_MS)]));
  try {
    await migrate({ kind: 'postgres', pool, kysely }, where);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'postgres', pool, kysely, close };
}

function kyselyOn(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return 'DATABASE_URL';
  }
}
