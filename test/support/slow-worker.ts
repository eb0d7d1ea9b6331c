import { parentPort } from 'node:worker_threads';
import type { ThreadOrder } from '../../src/app/verify-thread/thread-messages.ts';

/** What the tests of the pool ask a thread to do. */
export type Slow = 'answer' | 'compute for ever' | 'end' | 'ask and wait';

function say(word: unknown): void {
  parentPort?.postMessage(word, []);
}

function computeForEver(): never {
  for (;;);
}

function work({ id, input, port }: ThreadOrder): void {
  const slow = input as Slow;
  if (slow === 'compute for ever') computeForEver();
  if (slow === 'end') process.exit(3);
  if (slow === 'answer') say({ id, value: 'done' });
  port?.on('message', (answer: unknown) => say({ id, value: answer }));
  port?.postMessage({ id: 1, what: 'judge.ask', args: [] });
}

parentPort?.on('message', work);
say('ready');
