import type { Answer } from '../../contract/answer.ts';
import { tighter } from '../tighter.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { textToVerify } from './text-to-verify.ts';

/** The answer of a chat as `verifyAnswer` takes it, without its text. The request is the question, save where it is the material. */
export function answerToVerify({ message_id, lang, request, settings, evidences }: PreparedChat): Omit<
  Answer,
  'content'
> & {
  readonly content: { readonly evidences: [...typeof evidences] };
} {
  const isMaterial = evidences.some(({ evidence_id }) => evidence_id === 'request');
  const max_steps = tighter(settings.verification_max_steps, request.max_steps);
  return {
    response_id: message_id,
    language: lang,
    ...(isMaterial ? {} : { query: request.content }),
    ...(max_steps === null ? {} : { max_steps }),
    content: { evidences: [...evidences] },
  };
}

/** The same with the text that is verified: the input of its verdict. */
export function wholeAnswerOf(prepared: PreparedChat, text: string): Answer {
  const { content, ...answer } = answerToVerify(prepared);
  return { ...answer, content: { ...content, text: textToVerify(prepared.request.feature, text) } };
}
