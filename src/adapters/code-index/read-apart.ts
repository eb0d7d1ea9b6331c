import { Worker } from 'node:worker_threads';
import { AssayError } from '../../contract/assay-error.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { ReadFound, ReadOrder, ReadReply } from './read-order.ts';

/** An ordinary file of 1 MB takes a second or two. */
const LONGEST_READ_MS = 20_000;

/** Where the code of the thread lies, beside this file. */
function workerScript(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './read-worker.ts' : './read-worker.js', import.meta.url);
}

/** What comes first of a reply, the end of the thread and the end of patience. */
async function replyOf(worker: Worker, order: ReadOrder, longestMs: number): Promise<ReadReply> {
  return new Promise((resolve) => {
    const late = { trouble: `takes more than ${longestMs / 1000} s to be read` };
    const patience = setTimeout(() => resolve(late), longestMs);
    const settle = (reply: ReadReply): void => {
      clearTimeout(patience);
      resolve(reply);
    };
    worker.once('message', settle);
    worker.once('error', ({ message }) => settle({ trouble: `breaks its parser: ${message}` }));
    worker.postMessage(order, []);
  });
}

/**
 * Reads files in a thread, one after another: a text that its parser takes too long over, or breaks at, ends the thread,
 * and the call rejects with `AssayError` (timeout). The next file has a new one.
 */
export function readApart(
  longestMs: number = LONGEST_READ_MS,
  script: URL = workerScript(),
): Pick<CodeIndex, 'symbols' | 'sections'> {
  let worker: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(order: ReadOrder): Promise<ReadFound> {
    const thread = (worker ??= new Worker(script, { execArgv: [], stdout: true, stderr: true }));
    thread.ref();
    const reply = await replyOf(thread, order, longestMs);
    thread
      .removeAllListeners('message')
      .removeAllListeners('error')
      .on('error', () => undefined);
    thread.unref();
    if ('found' in reply) return reply.found;
    worker = null;
    void thread.terminate();
    throw new AssayError('timeout', reply.trouble, { where: order.path });
  }
  async function inTurn<Found extends ReadFound>(order: ReadOrder): Promise<Found> {
    const reply = turn.then(async () => ask(order));
    turn = reply.catch(() => undefined);
    return (await reply) as Found;
  }
  return {
    symbols: async (files) =>
      Promise.all(files.map(async ({ path, text }) => inTurn({ reading: 'symbols', path, text }))),
    sections: async (path, text) => inTurn({ reading: 'sections', path, text }),
  };
}
