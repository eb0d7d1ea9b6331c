import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { verdictOfNothing } from '../verdict-of-nothing.ts';
import { verdictOfQuality } from '../verdict-of-quality.ts';
import type { Gated } from './gate-answer.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/**
 * WB15: the record of what the gate says of the answer of a chat, or of why it says nothing; its subject is the message.
 * None where the client left, or nothing was asked.
 */
export async function qualityVerdict(
  { outside }: Workbench,
  prepared: PreparedChat,
  { quality, unchecked, delivered, judge }: Gated,
  ms: number,
): Promise<VerdictRecord | null> {
  const { request, notes, lang, message_id, caller, evidences } = prepared;
  const { feature, content, options = null } = request;
  const [ids, clock] = await Promise.all([outside.ids(), outside.clock()]);
  const identity = {
    id: ids.next(),
    tenant_id: caller.tenant,
    created_at: clock.now(),
    subject: { id: message_id, kind: 'answer' },
  };
  const input = { feature, content, options, lang, text: delivered.text, notes };
  const more = { input, evidence: evidences, ms };
  if (quality !== null) return verdictOfQuality(quality, { ...identity, ...more });
  if (unchecked === null || unchecked.reason === 'cancelled') return null;
  return verdictOfNothing(unchecked, identity, { ...more, tokens: judge?.total_tokens ?? null });
}
