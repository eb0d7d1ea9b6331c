import { MessageChannel, Worker } from 'node:worker_threads';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Home, Outside } from '../outside.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import { servePorts } from './serve-ports.ts';
import { errorOf, notKeptOf, type VerifyOrder, type VerifyOutcome } from './verify-messages.ts';

/** Threads that verify, so that a long answer holds up nothing else. */
export interface VerifyThreads {
  /** As `verifyAnswer`; graph and model of the home answer from here. Rejects `cancelled`, at once, where the signal aborts. */
  verify(order: ToVerify, home: Home, abort: AbortSignalLike): Promise<VerifiedAnswer>;
}

/** An answer and how it is verified. */
export type ToVerify = Pick<VerifyOrder, 'answer' | 'options'>;

function start(): Worker {
  const script = import.meta.url.endsWith('.ts') ? './verify-worker.ts' : './verify-worker.js';
  const worker = new Worker(new URL(script, import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
}

function ended(why: string): AssayError {
  return new AssayError('unavailable', `the thread of the verification ended (${why})`, {
    hint: 'an answer that is too large for the memory ends so: send it in parts',
  });
}

function cancelled(): AssayError {
  return new AssayError('cancelled', 'was cancelled');
}

/** One order on one thread. What aborts it ends the thread: nothing else can stop it in the middle of a sentence. */
function run(worker: Worker, order: VerifyOrder, abort: AbortSignalLike): Promise<VerifyOutcome> {
  return new Promise<VerifyOutcome>((resolve, reject) => {
    const onMessage = (outcome: VerifyOutcome): void => settle(() => resolve(outcome));
    const onError = (error: Error): void => settle(() => reject(ended(error.message)));
    const onExit = (code: number): void => settle(() => reject(ended(`exit ${code}`)));
    const onAbort = (): void => {
      settle(() => reject(cancelled()));
      void worker.terminate();
    };
    const settle = (how: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      abort.removeEventListener('abort', onAbort);
      how();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    abort.addEventListener('abort', onAbort);
    if (abort.aborted) onAbort();
    else worker.postMessage(order, [order.port]);
  });
}

/** At most so many threads, each started when it is first needed; further orders wait in line. */
export function verifyThreads(most: number, outside: Outside): VerifyThreads {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  async function turn(): Promise<void> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }
  /** One that ended by itself is left out. */
  function takeIdle(): Worker | undefined {
    const worker = idle.pop();
    return worker?.threadId === -1 ? takeIdle() : worker;
  }
  /** Whoever waits takes the place over; `running` stays. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
  return {
    async verify(toVerify, home, abort) {
      await turn();
      const { port1, port2 } = new MessageChannel();
      try {
        if (abort.aborted) throw cancelled();
        const { configuration, folder } = home;
        servePorts(port1, outside, home);
        const worker = takeIdle() ?? start();
        const of = { home: { configuration, folder }, hasGraph: outside.hasGraph(home), port: port2 };
        const outcome = await run(worker, { ...toVerify, ...of }, abort);
        idle.push(worker);
        if ('trouble' in outcome) throw errorOf(outcome.trouble);
        return { ...outcome.verified, notKept: notKeptOf(outcome.notKept) };
      } finally {
        port1.close();
        leave();
      }
    },
  };
}
