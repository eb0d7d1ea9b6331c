import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { keptRunning } from './kept-running.ts';
import type { WorkerFailure, WorkerOrder, WorkerReport } from './worker-messages.ts';

/** Longer socket paths are refused by the system. */
const LONGEST_TEMPORARY_FOLDER = 60;
const STOP_MS = 10_000;

/** The embedded Postgres, listening on `.s.PGSQL.5432` in `socketFolder`, which is private to the user. */
export interface EmbeddedServer {
  readonly socketFolder: string;
  readonly settingsWrites: () => number;
  stop(): Promise<void>;
  /** For the end of the process: leaves the database as a power cut would, which it survives. */
  discard(): void;
}

/** Starts the worker and resolves once it listens; one that ends by itself is started again. Does not keep the process alive. */
export async function startEmbeddedServer(
  dataFolder: string,
  template: string = templateFile(),
  silentMs?: number,
): Promise<EmbeddedServer> {
  const temporary = tmpdir().length > LONGEST_TEMPORARY_FOLDER ? '/tmp' : tmpdir();
  const socketFolder = mkdtempSync(join(temporary, 'assay-'));
  const discard = (): void => rmSync(socketFolder, { recursive: true, force: true });
  try {
    const settingsWrites = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const socketFile = join(socketFolder, '.s.PGSQL.5432');
    const stop = await keptRunning(
      () => startWorker({ dataFolder, socketFile, template, settingsWrites, silentMs }),
      stopWorker,
    );
    return {
      socketFolder,
      settingsWrites: () => Atomics.load(settingsWrites, 0),
      discard,
      stop: () => stop().finally(discard),
    };
  } catch (error) {
    discard();
    throw error;
  }
}

/** Where the build leaves the dumped cluster; without it a new one is made. */
export function templateFile(): string {
  return fileURLToPath(new URL('./template.tar.gz', import.meta.url));
}

/** One thread at a time makes better code for the database: each keeps 30 to 50 MB of what it worked with. */
const ONE_COMPILER = '--wasm-num-compilation-tasks=1';

function startWorker(order: WorkerOrder): Promise<Worker> {
  setFlagsFromString(ONE_COMPILER);
  rmSync(order.socketFile, { force: true });
  const script = import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js';
  const worker = new Worker(new URL(script, import.meta.url), {
    workerData: order,
    execArgv: [],
    stdout: false,
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database ended while starting (${code})`)));
    worker.once('message', (message: WorkerReport) => {
      if (message.kind === 'failed') return void ended(worker, message).then(reject);
      worker.removeAllListeners('error').removeAllListeners('exit');
      worker.on('error', () => undefined);
      worker.unref();
      resolve(worker);
    });
  });
}

/** Why it failed, once it is gone with the files that it had open: others may want for them. */
async function ended(worker: Worker, { message, code }: WorkerFailure): Promise<Error> {
  worker.removeAllListeners('exit');
  await worker.terminate();
  return Object.assign(new Error(message), { code });
}

/** Stops it in order; one that has ended already, or does not end, is no reason to wait. */
async function stopWorker(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const patience = setTimeout(() => void worker.terminate(), STOP_MS);
  worker.ref();
  worker.postMessage('stop', []);
  await ended;
  clearTimeout(patience);
}
