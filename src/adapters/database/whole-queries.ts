import type { PGlite } from '@electric-sql/pglite';

/** Messages of the extended protocol that leave a query open: Parse, Bind, Describe, Execute, Close, Flush. */
const OPEN = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The socket server takes turns between clients after each message, save inside a transaction. A query is several messages
 * up to its Sync, and its statement has no name: one of another client between them would take its place. So a query that
 * is open counts as a transaction.
 */
export function keepQueriesWhole(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db);
  const isInTransaction = db.isInTransaction.bind(db);
  let isOpen = false;
  db.execProtocolRawStream = async (message, options) => {
    isOpen = OPEN.has(message[0] ?? 0);
    await execute(message, options);
  };
  db.isInTransaction = () => isOpen || isInTransaction();
}
