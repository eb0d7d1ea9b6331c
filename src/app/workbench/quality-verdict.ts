import type { QualityResult } from '../../contract/quality.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { verdictOfQuality } from '../verdict-of-quality.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** The record of what the gate says of the answer of a chat: its subject is the message. */
export async function qualityVerdict(
  { outside }: Workbench,
  prepared: PreparedChat,
  quality: QualityResult,
  { text, ms }: { readonly text: string; readonly ms: number },
): Promise<VerdictRecord> {
  const { request, notes, lang, message_id, caller, evidences } = prepared;
  const { feature, content, options = null } = request;
  const [ids, clock] = await Promise.all([outside.ids(), outside.clock()]);
  return verdictOfQuality(quality, {
    id: ids.next(),
    tenant_id: caller.tenant,
    created_at: clock.now(),
    subject: { id: message_id, kind: 'answer' },
    input: { feature, content, options, lang, text, notes },
    evidence: evidences,
    ms,
  });
}
