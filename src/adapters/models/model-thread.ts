import { Worker } from 'node:worker_threads';
import { AssayError } from '../../contract/assay-error.ts';
import type { GroundingModel, ModelScore, OpenGroundingModel } from '../../contract/ports/grounding-model.ts';
import { errorOf, type ModelReply, type ModelRequest } from './model-messages.ts';
import type { ModelOrder } from './model-order.ts';
import { within } from './within.ts';

const STOP_MS = 10_000;

/** A thread with a loaded model. Between scorings it does not keep the process alive. */
export interface ModelThread extends OpenGroundingModel {
  /** True once the thread has ended, for whatever reason. */
  hasEnded(): boolean;
}

interface Waiting {
  readonly resolve: (scores: readonly (ModelScore | null)[]) => void;
  readonly reject: (error: AssayError) => void;
}

/** The scorings that were asked for and not answered, by their number. */
type Open = Map<number, Waiting>;

function ended(why: string, where: string): AssayError {
  const hint = 'a model that is too large for the memory ends so: try a smaller or quantised one';
  return new AssayError('unavailable', `the thread of the model ended (${why})`, { where, hint });
}

function rejectAll(open: Open, error: AssayError): void {
  for (const { reject } of open.values()) reject(error);
  open.clear();
}

function settle(open: Open, reply: ModelReply): void {
  if (reply.kind === 'ready' || reply.id === null) return;
  const waiting = open.get(reply.id);
  open.delete(reply.id);
  if (reply.kind === 'scored') waiting?.resolve(reply.scores);
  else waiting?.reject(errorOf(reply.trouble));
}

function send(worker: Worker, request: ModelRequest): void {
  worker.postMessage(request, []);
}

/** The name of the model, once it is loaded. */
function loaded(worker: Worker, where: string): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('message', (reply: ModelReply) => {
      if (reply.kind === 'ready') resolve(reply.name);
      else if (reply.kind === 'failed') reject(errorOf(reply.trouble));
    });
    worker.once('error', (error: Error) => reject(ended(error.message, where)));
    worker.once('exit', (code) => reject(ended(`exit ${code}`, where)));
  });
}

async function stop(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const patience = setTimeout(() => void worker.terminate(), STOP_MS);
  worker.ref();
  send(worker, { kind: 'stop' });
  await exit;
  clearTimeout(patience);
}

/** Where the code of the thread lies, beside this file. */
function workerScript(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './model-worker.ts' : './model-worker.js',
    import.meta.url,
  );
}

/**
 * Starts a thread and loads the model in it. `timeoutMs` bounds the loading and each scoring, with the time that it
 * waits for its turn. Rejects with `AssayError`.
 */
export async function startModelThread(
  order: ModelOrder,
  timeoutMs: number,
  script: URL = workerScript(),
): Promise<ModelThread> {
  const where = order.model;
  const worker = new Worker(script, { workerData: order, execArgv: [] });
  try {
    const name = await within({ timeoutMs, where, what: 'loading the model' }, loaded(worker, where));
    return running(worker, name, { timeoutMs, where });
  } catch (error) {
    worker.on('error', () => undefined);
    void worker.terminate();
    throw error;
  }
}

function running(worker: Worker, name: string, limits: { timeoutMs: number; where: string }): ModelThread {
  const open: Open = new Map();
  let over: AssayError | null = null;
  let asked = 0;
  function end(why: string): void {
    over ??= ended(why, limits.where);
    rejectAll(open, over);
  }
  worker.on('message', (reply: ModelReply) => settle(open, reply));
  worker.on('error', (error: Error) => end(error.message));
  worker.on('exit', (code) => end(`exit ${code}`));
  worker.unref();

  const score: GroundingModel['score'] = async (pairs, abort) => {
    if (over !== null) throw over;
    const id = (asked += 1);
    const answer = new Promise<readonly (ModelScore | null)[]>((resolve, reject) =>
      open.set(id, { resolve, reject }),
    );
    worker.ref();
    send(worker, { kind: 'score', id, pairs });
    try {
      return await within({ ...limits, abort, what: 'scoring' }, answer);
    } finally {
      if (open.delete(id)) send(worker, { kind: 'cancel', id });
      if (open.size === 0) worker.unref();
    }
  };
  async function close(): Promise<void> {
    over ??= new AssayError('cancelled', 'the model was closed', { where: limits.where });
    for (const id of open.keys()) send(worker, { kind: 'cancel', id });
    rejectAll(open, over);
    await stop(worker);
  }
  return { name, score, close, hasEnded: () => over !== null };
}
