import type { Verification } from '../verify-thread/text-work.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import { tenantHome } from '../tenant-home.ts';
import { answerToVerify } from './answer-to-verify.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** WB10: a verification that reads along. The evidence is read after the first piece was sent. A failure on the way is told by `end`. */
export function openVerification({ home, texts, events }: Workbench, prepared: PreparedChat): Verification {
  return texts.grow(answerToVerify(prepared), tenantHome(home, prepared.caller.tenant), events);
}

/** The same of evidence that is still looked for: words that come before it wait. */
export function openLater(bench: Workbench, grounds: Promise<PreparedChat>): Verification {
  const opened = grounds.then((prepared) => openVerification(bench, prepared));
  // who asks for its end is told of a failure
  opened.catch(() => undefined);
  const then = (work: (verification: Verification) => void): void => {
    opened.then(work).catch(() => undefined);
  };
  return {
    write: (text) => then((verification) => verification.write(text)),
    end: async () => (await opened).end(),
    stop: () => then((verification) => verification.stop()),
  };
}

/** WB10: the verdict of a text that is whole already; nobody has to wait for it. */
export function verifyWhole(bench: Workbench, prepared: PreparedChat, text: string): Promise<VerifiedAnswer> {
  const verification = openVerification(bench, prepared);
  verification.write(text);
  return verification.end();
}
