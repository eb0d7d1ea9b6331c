import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { verdictOfGrading } from '../verdict-of-grading.ts';
import type { Gated } from './gate-answer.ts';
import type { GradeInput } from '../../contract/verdict-input.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/**
 * WB15: the record of what the gate says of the answer of a chat, or of why it says nothing; its subject is the message.
 * None where the client left, or nothing was asked.
 */
export async function qualityVerdict(
  { outside }: Workbench,
  prepared: PreparedChat,
  { quality, unchecked, judge }: Gated,
  { input, ms }: { readonly input: GradeInput; readonly ms: number },
): Promise<VerdictRecord | null> {
  const isGiven = quality !== null || (unchecked !== null && unchecked.reason !== 'cancelled');
  if (!isGiven) return null;
  const [ids, clock] = await Promise.all([outside.ids(), outside.clock()]);
  const identity = {
    id: ids.next(),
    tenant_id: prepared.caller.tenant,
    created_at: clock.now(),
    subject: { id: prepared.message_id, kind: 'answer' },
  };
  return verdictOfGrading({ quality, unchecked, usage: judge }, identity, {
    input,
    evidence: prepared.evidences,
    ms,
  });
}
