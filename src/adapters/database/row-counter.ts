import { Client } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { RowAnswer, RowCounter, RowQuestion } from '../../contract/ports/row-counter.ts';
import { databaseError } from './database-error.ts';

/** undefined_table, undefined_column, invalid_schema_name */
const MISSING = /^(?:42P01|42703|3F000)$/;

/** Through a cursor, which takes nothing but a query, and no more rows than are asked for. */
async function rowsOf(client: Client, { query, most }: RowQuestion): Promise<number> {
  await client.query('begin read only');
  // the extended protocol takes one statement and no second behind a semicolon
  const declare = { text: `declare probe no scroll cursor for ${query}`, queryMode: 'extended' };
  await client.query(declare);
  const { rowCount } = await client.query(`move forward ${most} in probe`);
  await client.query('rollback');
  return rowCount ?? 0;
}

function trouble(error: unknown, variable: string): Error {
  const known = databaseError(error, variable);
  if (known instanceof AssayError) return known;
  const { code, message } = known as NodeJS.ErrnoException;
  if (/timeout/i.test(message))
    return new AssayError('timeout', 'the database did not answer in time', {
      where: variable,
      cause: error,
    });
  const kind = /^\w{5}$/.test(code ?? '') ? 'malformed' : 'unavailable';
  return new AssayError(kind, `the query could not be asked (${message})`, { where: variable, cause: error });
}

function clientOf({ connection, timeout_ms }: RowQuestion): Client {
  const client = new Client({
    connectionString: connection,
    connectionTimeoutMillis: timeout_ms,
    statement_timeout: timeout_ms,
    query_timeout: timeout_ms + 1000,
  });
  client.on('error', () => undefined);
  return client;
}

async function count(question: RowQuestion): Promise<RowAnswer> {
  let client: Client | undefined;
  try {
    client = clientOf(question);
    await client.connect();
    return { rows: await rowsOf(client, question) };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (MISSING.test(code)) return { missing: message };
    throw trouble(error, question.variable);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Rows of a Postgres server, in a transaction that cannot write. */
export const rowCounter: RowCounter = { count };
