import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** Runs the embedded Postgres in its own thread, so that a long query never stops the event loop. */
const order = workerData as WorkerOrder;

function report(message: WorkerReport): void {
  parentPort?.postMessage(message, []);
}

async function serve(): Promise<void> {
  const db = await PGlite.create({ dataDir: order.dataFolder, ...template() });
  const server = new PGLiteSocketServer({ db, path: order.socketFile, maxConnections: 64 });
  await server.start();
  parentPort?.on('message', () => void stop(db, server));
  report({ kind: 'ready' });
}

/** A cluster made at build time saves most of a first start. */
function template(): { loadDataDir?: Blob } {
  const fresh = !existsSync(`${order.dataFolder}/PG_VERSION`);
  if (!fresh || order.template === null || !existsSync(order.template)) return {};
  return { loadDataDir: new Blob([new Uint8Array(readFileSync(order.template))]) };
}

async function stop(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  try {
    await server.stop();
    await db.close();
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error), code: '' });
  }
  parentPort?.close();
}

serve().catch((error: unknown) => {
  const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
  report({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
    code,
  });
  parentPort?.close();
});
