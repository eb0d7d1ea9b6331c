import type { GradeInput } from '../../contract/verdict-input.ts';
import type { VerifiedClaims } from '../../contract/verified-claims.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import type { Attempt } from './attempt.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { readOptions } from './read-options.ts';

/** What an answer of a chat is graded on; `claims`: null where it was not verified. */
export function gradeInputOfChat(
  { request, sources, lang }: PreparedChat,
  { text, finish_reason }: Pick<Attempt, 'text' | 'finish_reason'>,
  claims: VerifiedClaims | null,
): GradeInput {
  const { feature, content, checklist } = request;
  return {
    task: checklist?.task ?? feature,
    lang,
    original_request: content,
    ai_response: text,
    ...(cutOff(finish_reason) === null ? {} : { finish_reason }),
    options: readOptions(feature, request.options),
    ...(checklist === undefined ? {} : { checklist }),
    notes: [...sources],
    ...(claims === null ? {} : { verified_claims: claims }),
  };
}
