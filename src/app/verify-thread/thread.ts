import { MessageChannel, Worker } from 'node:worker_threads';
import { asks, isAnswered, type Run, type Thread } from './order.ts';
import { servePorts } from './serve-ports.ts';
import { errorOf, MOST_HOMES, type ThreadOrder, type ThreadWord } from './thread-messages.ts';

/** What the pool is told of a thread. */
export interface ThreadEvents {
  /** An order is done, or waits for an answer: there may be room for another. */
  readonly onRoom: (thread: Thread) => void;
  /** The thread ended by itself. */
  readonly onEnd: (thread: Thread, why: string) => void;
}

/** So many orders a thread holds while it waits for answers to their questions. */
const MOST_AT_ONCE = 16;

export function isFree({ runs }: Thread): boolean {
  return runs.size < MOST_AT_ONCE && [...runs.values()].every(({ asking }) => asking > 0);
}

function begin(thread: Thread): void {
  thread.isReady = true;
  for (const run of thread.runs.values()) run.since = performance.now();
}

function take(thread: Thread, word: Exclude<ThreadWord, 'ready'>): void {
  const run = thread.runs.get(word.id);
  if (run === undefined) return;
  thread.runs.delete(word.id);
  run.release();
  if ('trouble' in word) run.reject(errorOf(word.trouble));
  else run.resolve(word.value);
}

/** `script` is what it runs; it says `ready` when it has loaded. */
export function startThread(script: URL, { onRoom, onEnd }: ThreadEvents): Thread {
  const worker = new Worker(script, { execArgv: [] });
  const thread: Thread = { worker, runs: new Map(), homes: new Map(), isReady: false, isGone: false };
  worker.unref();
  worker.on('message', (word: ThreadWord) => {
    if (word === 'ready') begin(thread);
    else take(thread, word);
    onRoom(thread);
  });
  worker.on('error', (error: Error) => onEnd(thread, error.message));
  worker.on('exit', (code) => onEnd(thread, `exit ${code}`));
  return thread;
}

function homeFor({ homes }: Thread, { order: { home } }: Run): ThreadOrder['home'] {
  if (home === null) return null;
  const { configuration, folder } = home.home;
  const known = homes.get(configuration);
  if (known !== undefined) return { number: known, value: null };
  if (homes.size >= MOST_HOMES) homes.clear();
  const number = homes.size;
  homes.set(configuration, number);
  return { number, value: { configuration, folder, hasGraph: home.hasGraph } };
}

/** A channel for what the order may ask; without one it asks nothing. */
function openPort(thread: Thread, run: Run, onRoom: ThreadEvents['onRoom']): ThreadOrder['port'] {
  if (run.order.ports === null) return null;
  const { port1, port2 } = new MessageChannel();
  run.release = () => port1.close();
  servePorts(port1, run.order.ports, {
    asked() {
      asks(run);
      onRoom(thread);
    },
    answered: () => isAnswered(run),
  });
  return port2;
}

/** Hands an order over. */
export function give(thread: Thread, run: Run, onRoom: ThreadEvents['onRoom']): void {
  const port = openPort(thread, run, onRoom);
  const { work, input, onThread } = run.order;
  run.since = performance.now();
  thread.runs.set(run.id, run);
  onThread?.(thread);
  const order: ThreadOrder = { id: run.id, work, input, home: homeFor(thread, run), port };
  thread.worker.postMessage(order, port === null ? [] : [port]);
}
