import type { PGlite } from '@electric-sql/pglite';
import type { PGLiteSocketHandler, PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** OH7: a client that was stopped, or ended unheard, inside of a transaction is waited for so long. */
export const SILENT_MS = 10_000;

/** What the socket server keeps of its clients. It has no word for it outside; a test holds its shape. */
interface Insides {
  readonly handlers: ReadonlySet<PGLiteSocketHandler>;
  readonly queryQueue: {
    readonly lastHandlerId: number | null;
    clearTransactionIfNeeded(handlerId: number): Promise<void>;
  };
}

/** Ends the connection of a client that says nothing inside of a transaction while others wait: its work is undone. */
export function endSilent(db: PGlite, server: PGLiteSocketServer, silentMs: number = SILENT_MS): void {
  const { handlers, queryQueue } = server as unknown as Insides;
  const execute = db.execProtocolRawStream.bind(db);
  let running = 0;
  let heardAt = performance.now();
  db.execProtocolRawStream = async (message, options) => {
    running += 1;
    try {
      await execute(message, options);
    } finally {
      running -= 1;
      heardAt = performance.now();
    }
  };

  async function look(): Promise<void> {
    const { lastHandlerId } = queryQueue;
    const isSilent = running === 0 && performance.now() - heardAt > silentMs;
    if (!isSilent || lastHandlerId === null || !db.isInTransaction()) return;
    if (server.getStats().queuedQueries === 0) return;
    const silent = [...handlers].find(({ handlerId }) => handlerId === lastHandlerId);
    await silent?.detach(true);
    await queryQueue.clearTransactionIfNeeded(lastHandlerId);
  }
  setInterval(() => void look().catch(() => undefined), silentMs / 4).unref();
}
