import { FeatureType } from '../contract/feature.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { GateRequest } from '../core/quality-gate/gate-request.ts';
import type { Home } from './outside.ts';
import type { TextWork } from './verify-thread/text-work.ts';
import { evidenceOfChat } from './workbench/evidence-of-chat.ts';
import { textToVerify } from './workbench/text-to-verify.ts';

/** A correction is held against its original by the checklist (WB10). */
const NOT_VERIFIED: readonly FeatureType[] = ['spellcheck'];

/**
 * QG24: an answer that is graded, verified against the notes that came with it, as a chat verifies its own. Null where there
 * is nothing to hold it against. Rejects with `AssayError` where it cannot be verified.
 */
export async function verifyGraded(
  { task, lang, original_request, ai_response, notes }: GateRequest,
  home: Home,
  texts: Pick<TextWork, 'verify'>,
  abort: AbortSignalLike,
): Promise<ValidationReport | null> {
  const feature = FeatureType.safeParse(task).data;
  if (feature === undefined || NOT_VERIFIED.includes(feature) || notes === null) return null;
  const [one, ...more] = evidenceOfChat(feature, original_request, notes);
  if (one === undefined) return null;
  const answer = {
    response_id: 'graded',
    language: lang,
    ...(notes.length === 0 ? {} : { query: original_request }),
    content: { text: textToVerify(feature, ai_response), evidences: [one, ...more] },
  };
  const { report } = await texts.verify({ answer, options: { allowEmpty: false, keep: false } }, home, abort);
  return report;
}
