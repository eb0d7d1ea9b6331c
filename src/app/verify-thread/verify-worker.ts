import { parentPort } from 'node:worker_threads';
import { openOutside } from '../open-outside.ts';
import type { Outside } from '../outside.ts';
import { verifyAnswer } from '../verify-answer.ts';
import { remotePorts } from './remote-ports.ts';
import { troubleOf, type VerifyOrder, type VerifyOutcome } from './verify-messages.ts';

/** Without an environment: no database is opened here, the folder belongs to the thread of the server. */
async function outsideOf({ home, hasGraph, port }: VerifyOrder): Promise<Outside> {
  const own = await openOutside({ workingFolder: home.folder, environment: {} });
  return { ...own, ...remotePorts(port), hasGraph: () => hasGraph };
}

async function outcomeOf(order: VerifyOrder): Promise<VerifyOutcome> {
  const { answer, home, options, port } = order;
  try {
    const outside = await outsideOf(order);
    const { notKept, ...verified } = await verifyAnswer(answer, home, outside, { ...options, events: {} });
    return { verified, notKept: notKept === null ? null : troubleOf(notKept) };
  } catch (error) {
    return { trouble: troubleOf(error) };
  } finally {
    port.close();
  }
}

parentPort?.on('message', (order: VerifyOrder) => {
  void outcomeOf(order).then((outcome) => parentPort?.postMessage(outcome, []));
});
