import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { wantOfFiles } from './want-of-files.ts';
import { SETTINGS_CHANNEL } from './revision.ts';
import { failure, fatalIn, settingsWrittenIn } from './worker-failure.ts';
import { endSilent } from './end-silent.ts';
import { unpackTemplate } from './unpack-template.ts';
import { keepQueriesWhole } from './whole-queries.ts';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** Runs the embedded Postgres in its own thread, so that a long query never stops the event loop. */
const order = workerData as WorkerOrder;

/** Time for the last answer to reach its client. */
const LAST_WORDS_MS = 20;

/** All of it is taken from the start, 128 MB by default; what is read again stands in the system's cache of files. */
const SHARED_BUFFERS = '32MB';

function report(message: WorkerReport): void {
  parentPort?.postMessage(message, []);
}

async function serve(): Promise<void> {
  beginFromTemplate();
  const db = await PGlite.create({
    dataDir: order.dataFolder,
    extensions: { vector },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await db.exec(`listen ${SETTINGS_CHANNEL}`);
  endWhenFatal(db);
  countSettings(db);
  keepQueriesWhole(db);
  const server = new PGLiteSocketServer({ db, path: order.socketFile, maxConnections: 64 });
  await server.start();
  endSilent(db, server, order.silentMs);
  parentPort?.on('message', () => void stop(db, server));
  report({ kind: 'ready' });
}

/** A cluster made at build time saves most of a first start. */
function beginFromTemplate(): void {
  const isFresh = !existsSync(`${order.dataFolder}/PG_VERSION`);
  if (isFresh && existsSync(order.template)) unpackTemplate(order.template, order.dataFolder);
}

/** After a panic (a full disk) PGlite would go on inside the broken transaction: the thread ends, and the next opening recovers. */
function endWhenFatal(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db);
  let dead = false;
  function end(): void {
    dead = true;
    setTimeout(() => process.exit(1), LAST_WORDS_MS);
  }
  db.execProtocolRawStream = async (message, options) => {
    if (dead) return new Promise(() => undefined);
    const isFatal = fatalIn();
    const onRawData = (data: Uint8Array): void => {
      if (isFatal(data)) end();
      options?.onRawData?.(data);
    };
    try {
      await execute(message, { ...options, onRawData });
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** SG2: all clients share one session, so each committed write is told in the answers, to whichever wrote. */
function countSettings(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db);
  // of a thread before this one, the last may have gone uncounted
  Atomics.add(order.settingsWrites, 0, 1);
  db.execProtocolRawStream = (message, options) => {
    const isWritten = settingsWrittenIn();
    const onRawData = (data: Uint8Array): void => {
      if (isWritten(data)) Atomics.add(order.settingsWrites, 0, 1);
      options?.onRawData?.(data);
    };
    return execute(message, { ...options, onRawData });
  };
}

async function stop(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  try {
    await server.stop();
    await db.close();
  } finally {
    parentPort?.close();
  }
}

serve().catch((error: unknown) => {
  report(failure(wantOfFiles() ?? error));
  parentPort?.close();
});
