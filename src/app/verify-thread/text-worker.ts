import { parentPort } from 'node:worker_threads';
import {
  MOST_HOMES,
  type ThreadHome,
  type ThreadOrder,
  type ThreadWord,
  troubleOf,
} from './thread-messages.ts';
import { WORKS } from './works.ts';

type Work = (input: never, at: { home: ThreadHome | null; port: ThreadOrder['port'] }) => Promise<unknown>;

const homes = new Map<number, ThreadHome>();

function homeOf({ home }: ThreadOrder): ThreadHome | null {
  if (home === null) return null;
  if (home.value !== null) {
    if (homes.size >= MOST_HOMES) homes.clear();
    homes.set(home.number, home.value);
  }
  return homes.get(home.number) ?? null;
}

async function wordOf(order: ThreadOrder): Promise<ThreadWord> {
  const { id, port } = order;
  try {
    const work: Work = WORKS[order.work];
    return { id, value: await work(order.input as never, { home: homeOf(order), port }) };
  } catch (error) {
    return { id, trouble: troubleOf(error) };
  } finally {
    port?.close();
  }
}

function say(word: ThreadWord): void {
  parentPort?.postMessage(word, []);
}

parentPort?.on('message', (order: ThreadOrder) => void wordOf(order).then(say));
say('ready');
