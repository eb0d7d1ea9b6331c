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

/** WB10: the verdict of a text that is whole already; nobody has to wait for it. */
export function verifyWhole(bench: Workbench, prepared: PreparedChat, text: string): Promise<VerifiedAnswer> {
  const verification = openVerification(bench, prepared);
  verification.write(text);
  return verification.end();
}
