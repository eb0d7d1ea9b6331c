import type { PoolClient, QueryResultRow } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { databaseError } from './database-error.ts';
import type { Database } from './database.ts';

/**
 * One query, one round trip. Rejects with `AssayError`: `cancelled` as soon as the signal aborts, though the embedded
 * database finishes the query first; `unavailable`, `timeout` …
 */
export async function ask<Row extends QueryResultRow>(
  database: Pick<Database, 'pool' | 'kind'>,
  text: string,
  values: readonly unknown[],
  signal?: AbortSignalLike,
): Promise<readonly Row[]> {
  try {
    if (signal === undefined) return (await database.pool.query<Row>(text, [...values])).rows;
    return await abortable(database, text, values, signal);
  } catch (error) {
    throw databaseError(error, 'database');
  }
}

async function abortable<Row extends QueryResultRow>(
  database: Pick<Database, 'pool' | 'kind'>,
  text: string,
  values: readonly unknown[],
  signal: AbortSignalLike,
): Promise<readonly Row[]> {
  if (signal.aborted) throw cancelled();
  let client: PoolClient | undefined;
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(cancelled());
    signal.addEventListener('abort', abort);
  });
  const work = database.pool.connect().then(async (taken) => {
    if (signal.aborted) return taken.release(), [];
    client = taken;
    const { rows } = await taken.query<Row>(text, [...values]);
    client = undefined;
    taken.release();
    return rows;
  });
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    work.catch(() => undefined);
    if (client !== undefined) await giveUp(database, client, signal.aborted);
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** A server stops the query; the client, which may still be answered, is not used again. */
async function giveUp(
  database: Pick<Database, 'pool' | 'kind'>,
  client: PoolClient,
  running: boolean,
): Promise<void> {
  const pid = (client as PoolClient & { readonly processID?: number | null }).processID;
  client.release(true);
  if (running && database.kind === 'postgres' && typeof pid === 'number') {
    await database.pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  }
}

function cancelled(): AssayError {
  return new AssayError('cancelled', 'the query was cancelled', { where: 'database' });
}
