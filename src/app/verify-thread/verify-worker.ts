import { parentPort } from 'node:worker_threads';
import { openOutside } from '../open-outside.ts';
import { verifyAnswer } from '../verify-answer.ts';
import { troubleOf, type VerifyOrder, type VerifyOutcome } from './verify-messages.ts';

/** Without an environment: no database is opened here, the folder belongs to the thread of the server. */
async function outcomeOf({ answer, home, options }: VerifyOrder): Promise<VerifyOutcome> {
  try {
    const outside = await openOutside({ workingFolder: home.folder, environment: {} });
    const { notKept, ...verified } = await verifyAnswer(answer, home, outside, { ...options, events: {} });
    return { verified, notKept: notKept === null ? null : troubleOf(notKept) };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

parentPort?.on('message', (order: VerifyOrder) => {
  void outcomeOf(order).then((outcome) => parentPort?.postMessage(outcome, []));
});
