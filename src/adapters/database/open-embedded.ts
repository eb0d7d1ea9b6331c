import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { closeWithProcess } from './close-with-process.ts';
import { comeIn, ownVersion, socketPool } from './door.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { type FolderLock, type Knock, lockFolder } from './folder-lock.ts';

/** The major version of the embedded Postgres; its folders are not readable by another. */
const POSTGRES_MAJOR = '18';

export interface EmbeddedOptions {
  readonly folder: string;
  readonly waitForLockMs: number;
  /** This process keeps the database for as long as it runs, alone, and lets others of the same user in. */
  readonly holds?: boolean | undefined;
  readonly queryTimeoutMs?: number | undefined;
  readonly onCreate?: (() => void) | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

interface Opened {
  readonly pool: Pool;
  readonly settingsWrites?: () => number;
  readonly close: () => Promise<void>;
}

/**
 * The embedded Postgres with its pool: of another process of this user that holds it and lets others in, else started here.
 * `finish` prepares its tables, or holds them against this version; when it throws, everything is undone.
 */
export async function openEmbedded(
  options: EmbeddedOptions,
  finish: (pool: Pool) => Promise<void>,
): Promise<Opened> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  // Begun after the signals are listened to, or one that comes between would leave the lock behind.
  let locking: Promise<FolderLock | { readonly inside: Pool }> | undefined;
  let lock: FolderLock | undefined;
  let server: EmbeddedServer | undefined;
  let pool: Pool | undefined;
  const forget = closeWithProcess(
    () => close(),
    () => {
      server?.discard();
      lock?.release();
    },
  );
  async function close(): Promise<void> {
    forget();
    await pool?.end().catch(() => undefined);
    await server?.stop();
    const entered = await locking?.catch(() => undefined);
    if (entered !== undefined && !('inside' in entered)) entered.release();
  }
  try {
    locking = lockFolder(options.folder, knockOf(options));
    const entered = await locking;
    if ('inside' in entered) {
      pool = entered.inside;
      await finish(pool);
      return { pool, close: once(close) };
    }
    lock = entered;
    const created = prepareFolder(options);
    server = await startEmbeddedServer(join(options.folder, 'postgres'));
    pool = socketPool(server.socketFolder);
    await finish(pool);
    created();
    if (options.holds === true) lock.letIn({ socketFolder: server.socketFolder, version: ownVersion() });
    return { pool, settingsWrites: server.settingsWrites, close: once(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Who is to hold it comes in nowhere. */
function knockOf({ folder, waitForLockMs, signal, holds, queryTimeoutMs }: EmbeddedOptions): Knock<Pool> {
  return {
    waitMs: waitForLockMs,
    signal,
    enter: async (door, holder) =>
      holds === true ? null : comeIn(door, holder, { where: folder, queryTimeoutMs }),
  };
}

/** A folder whose creation was interrupted holds nothing that was ever acknowledged: it is made again. */
function prepareFolder(options: EmbeddedOptions): () => void {
  const data = join(options.folder, 'postgres');
  const creating = join(options.folder, 'creating');
  if (existsSync(creating)) rmSync(data, { recursive: true, force: true });
  if (existsSync(join(data, 'PG_VERSION'))) {
    checkVersion(data);
    return () => undefined;
  }
  options.onCreate?.();
  writeFileSync(creating, '');
  return () => rmSync(creating, { force: true });
}

function checkVersion(data: string): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === POSTGRES_MAJOR) return;
  throw new AssayError(
    'newer_version',
    `the data folder belongs to Postgres ${found}, this Assay runs ${POSTGRES_MAJOR}`,
    {
      where: data,
      hint: 'use the version of Assay that made it, or another data folder (the graph is loaded again from its files)',
    },
  );
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
